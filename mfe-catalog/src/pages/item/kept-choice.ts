import { type SessionStore, useSessionStore } from '@shop/session';
import { useLocation } from '@shop/router';
import type { Chosen } from '../../components/item-choice/use-item-choice';

/** By item and history entry, for each application root. */
const choices = new WeakMap<SessionStore, Map<string, Chosen>>();

/**
 * What the visitor has chosen on the page at this history entry, and a function that keeps it, so that it is there again
 * when they come back, as from a checkout. Not their note, which the next visitor of the tab must not see. X-03, F-33.
 */
export function useKeptChoice(itemId: number) {
  const session = useSessionStore();
  const entry = `${itemId} ${useLocation().key}`;
  return {
    kept: choices.get(session)?.get(entry) ?? null,
    keep: (chosen: Chosen) => {
      const { note: _note, ...choice } = chosen.choice;
      const known = choices.get(session) ?? new Map<string, Chosen>();
      choices.set(session, known.set(entry, { ...chosen, choice }));
    },
  };
}
