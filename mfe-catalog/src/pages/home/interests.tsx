import { useSession } from '@shop/session';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

const none: ReadonlySet<number> = new Set();
const Interests = createContext(none);

/** The customer's interests when the home page was opened, so that nothing visible moves later. D-07. */
export function InterestsProvider({ children }: { children: ReactNode }) {
  const now = useSession((session) => session.interests);
  const [then] = useState(now);
  const interests = useMemo(() => new Set(then), [then]);
  return <Interests value={interests}>{children}</Interests>;
}

export const useInterests = () => useContext(Interests);

/**
 * Sorts entries of the customer's interests first; the others keep their order. `getCategories` returns an entry's
 * categories.
 */
export function byInterest<Entity>(
  entities: readonly Entity[],
  interests: ReadonlySet<number>,
  getCategories: (entity: Entity) => readonly number[],
): readonly Entity[] {
  if (interests.size === 0) return entities;
  const isLiked = (entity: Entity) => getCategories(entity).some((id) => interests.has(id));
  return [...entities.filter(isLiked), ...entities.filter((entity) => !isLiked(entity))];
}
