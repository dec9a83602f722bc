import { useSession } from '@shop/session';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

const none: ReadonlySet<number> = new Set();
const Interests = createContext(none);

/** The customer's interests when the home page was opened, so that nothing visible moves later. D-07. */
export function InterestsProvider({ children }: { children: ReactNode }) {
  const now = useSession((session) => session.interests);
  const [initial] = useState(now);
  const interests = useMemo(() => new Set(initial), [initial]);
  return <Interests value={interests}>{children}</Interests>;
}

export const useInterests = () => useContext(Interests);

/**
 * Sorts entries of the customer's interests first; the others keep their order. `getCategories` returns an entry's
 * categories.
 */
export function sortByInterest<Entity>(
  entities: readonly Entity[],
  interests: ReadonlySet<number>,
  getCategories: (entity: Entity) => readonly number[],
): readonly Entity[] {
  if (interests.size === 0) return entities;
  const isInterest = (entity: Entity) => getCategories(entity).some((id) => interests.has(id));
  return [...entities.filter(isInterest), ...entities.filter((entity) => !isInterest(entity))];
}
