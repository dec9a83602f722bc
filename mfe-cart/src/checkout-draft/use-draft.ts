import { useEndpoint, type ApiError } from '@shop/api';
import { customerInfo } from '@shop/contract';
import { useShopEvent } from '@shop/events';
import { useSession } from '@shop/session';
import { useCallback, useEffect, useState } from 'react';
import type { CheckoutDraft } from './checkout-draft';
import { forgetDraft, keepDraft, keptDraft, type DraftOwner } from './kept-draft';

interface Held {
  owner: DraftOwner;
  subject: string;
  draft: CheckoutDraft;
}

/** Null while it is not known who the visitor is. */
function useOwner(): { owner: DraftOwner | null; error: ApiError | undefined; retry: () => void } {
  const restored = useSession((session) => session.restored);
  const signedIn = useSession((session) => session.token !== null);
  const info = useEndpoint(customerInfo, signedIn ? {} : null);
  const owner = signedIn ? (info.data?.id ?? null) : restored ? 'guest' : null;
  return { owner, error: info.data ? undefined : info.error, retry: () => void info.mutate() };
}

/**
 * The draft of the order, kept in this tab: a reload keeps it, signing in carries it over, signing out ends it (F-23).
 * Null until it is known whose and of what it is. `subject` null: not known yet.
 */
export function useDraft(subject: string | null) {
  const { owner, error, retry } = useOwner();
  const [held, setHeld] = useState<Held | null>(null);

  useEffect(() => {
    if (owner === null || subject === null) return;
    setHeld((known) =>
      known?.owner === owner && known.subject === subject
        ? known
        : { owner, subject, draft: keptDraft(owner, subject) },
    );
  }, [owner, subject]);

  useEffect(() => {
    if (held) keepDraft(held.owner, held.subject, held.draft);
  }, [held]);

  useShopEvent('session:ended', ({ because }) => {
    if (because === 'logout') forgetDraft(subject ?? '');
  });

  const change = useCallback(
    (part: Partial<CheckoutDraft>) =>
      setHeld((known) => known && { ...known, draft: { ...known.draft, ...part } }),
    [],
  );
  const isFitting = held !== null && held.owner === owner && held.subject === subject;
  return { draft: isFitting ? held.draft : null, change, error, retry };
}
