import { useShopEvent } from '@shop/events';
import { useCallback, useEffect, useState } from 'react';
import type { DraftOwner } from '../ordering/draft/owner-drafts';
import { useOwner } from '../ordering/draft/use-draft';
import { blankParcel, forgetParcel, getSavedParcel, saveParcel, type ParcelDraft } from './parcel-draft';

/** The draft of a parcel, saved in this tab. Null until its owner is known. F-23. */
export function useParcelDraft() {
  const { owner, error, retry } = useOwner();
  const [loaded, setLoaded] = useState<{ owner: DraftOwner; draft: ParcelDraft } | null>(null);

  useEffect(() => {
    if (owner === null) return;
    setLoaded((known) => (known?.owner === owner ? known : { owner, draft: getSavedParcel(owner) }));
  }, [owner]);

  useEffect(() => {
    if (loaded && loaded.draft !== blankParcel) saveParcel(loaded.owner, loaded.draft);
  }, [loaded]);

  useShopEvent('session:ended', ({ because }) => {
    if (because === 'logout') forgetParcel();
  });

  const change = useCallback(
    (edits: Partial<ParcelDraft>) =>
      setLoaded((known) => known && { ...known, draft: { ...known.draft, ...edits } }),
    [],
  );
  return { draft: loaded?.owner === owner ? loaded.draft : null, change, error, retry };
}
