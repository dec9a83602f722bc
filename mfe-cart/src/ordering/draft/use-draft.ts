import { useEndpoint, type ApiError } from '@shop/api';
import { customerInfo } from '@shop/contract';
import { useShopEvent } from '@shop/events';
import { useSession } from '@shop/session';
import { useCallback, useEffect, useState } from 'react';
import { blankDraft, type CheckoutDraft } from './checkout-draft';
import type { DraftOwner } from './owner-drafts';
import { forgetDraft, saveDraft, getSavedDraft } from './saved-draft';

interface LoadedDraft {
  owner: DraftOwner;
  subject: string;
  draft: CheckoutDraft;
}

/** Whose draft it is; null while the visitor is unknown. */
export function useOwner(): { owner: DraftOwner | null; error: ApiError | undefined; retry: () => void } {
  const restored = useSession((session) => session.restored);
  const signedIn = useSession((session) => session.token !== null);
  const info = useEndpoint(customerInfo, signedIn ? {} : null);
  const owner = signedIn ? (info.data?.id ?? null) : restored ? 'guest' : null;
  return { owner, error: info.data ? undefined : info.error, retry: () => void info.mutate() };
}

/**
 * The draft of the order, saved in this tab: it survives a reload and signing in, and is forgotten on signing out
 * (F-23). Null until owner and subject are known. `subject` null: not known yet.
 */
export function useDraft(subject: string | null) {
  const { owner, error, retry } = useOwner();
  const [loaded, setLoaded] = useState<LoadedDraft | null>(null);

  useEffect(() => {
    if (owner === null || subject === null) return;
    setLoaded((known) =>
      known?.owner === owner && known.subject === subject
        ? known
        : { owner, subject, draft: getSavedDraft(owner, subject) },
    );
  }, [owner, subject]);

  useEffect(() => {
    // Nothing filled in, nothing saved: another order's address and habits go on to count.
    if (loaded && loaded.draft !== blankDraft) saveDraft(loaded.owner, loaded.subject, loaded.draft);
  }, [loaded]);

  useShopEvent('session:ended', ({ because }) => {
    if (because === 'logout') forgetDraft(subject ?? '');
  });

  const change = useCallback(
    (edits: Partial<CheckoutDraft>) =>
      setLoaded((known) => known && { ...known, draft: { ...known.draft, ...edits } }),
    [],
  );
  const isFitting = loaded !== null && loaded.owner === owner && loaded.subject === subject;
  return { draft: isFitting ? loaded.draft : null, change, error, retry };
}
