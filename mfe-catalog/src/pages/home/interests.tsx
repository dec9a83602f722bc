import { useSession } from '@shop/session';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

const none: ReadonlySet<number> = new Set();
const Interests = createContext(none);

/** What the customer cares for, as it stood when the home page was opened: nothing in sight changes its place later. D-07. */
export function InterestsProvider({ children }: { children: ReactNode }) {
  const now = useSession((session) => session.interests);
  const [then] = useState(now);
  const interests = useMemo(() => new Set(then), [then]);
  return <Interests value={interests}>{children}</Interests>;
}

export const useInterests = () => useContext(Interests);

/** What the customer cares for first, else as it came. `getCategories` tells of what it is. */
export function byInterest<Entity>(
  entities: readonly Entity[],
  interests: ReadonlySet<number>,
  getCategories: (entity: Entity) => readonly number[],
): readonly Entity[] {
  if (interests.size === 0) return entities;
  const isLiked = (entity: Entity) => getCategories(entity).some((id) => interests.has(id));
  return [...entities.filter(isLiked), ...entities.filter((entity) => !isLiked(entity))];
}
