import { ApiError, useApi, useCache } from '@shop/api';
import {
  itemDetails,
  itemReviews,
  orderDetails,
  orderList,
  storeReviews,
  submitCourierReview,
  submitItemReview,
  trackOrder,
} from '@shop/contract';
import type { GivenReview } from '@shop/domain';
import { useState } from 'react';
import type { Reviewed } from '../../order/reviewable';

/** What the customer says of one thing, and what came of it. */
export interface Draft extends GivenReview {
  state: 'open' | 'sending' | 'sent';
  /** The server's words; null: no failure. */
  problem: string | null;
}

const empty: Draft = { rating: 0, comment: '', state: 'open', problem: null };

/** Drafts of an order's reviews. Each is sent by itself: what is sent stays so when another fails (ERR-11). */
export function useReviews(orderId: number) {
  const api = useApi();
  const cache = useCache();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [busy, setBusy] = useState(false);

  const draftOf = (key: string): Draft => drafts[key] ?? empty;
  const change = (key: string, part: Partial<Draft>) =>
    setDrafts((known) => ({ ...known, [key]: { ...(known[key] ?? empty), ...part } }));

  const send = async (entry: Reviewed, { rating, comment }: GivenReview): Promise<boolean> => {
    const said = { order_id: orderId, rating, comment: comment.trim() };
    change(entry.key, { state: 'sending', problem: null });
    try {
      if (entry.kind === 'item')
        await api.send(submitItemReview, { body: { ...said, item_id: entry.itemId } });
      else await api.send(submitCourierReview, { body: { ...said, delivery_man_id: entry.courier.id } });
      change(entry.key, { state: 'sent' });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const words = error.entries.map(({ message }) => message).join(' ') || api.wordsFor(error);
      change(entry.key, { state: 'open', problem: words });
      return false;
    }
  };

  /** Those that have stars, one after the other; answers whether all of them went through. */
  const sendAll = async (entries: readonly Reviewed[]): Promise<boolean> => {
    setBusy(true);
    let isDone = true;
    for (const entry of entries) {
      const draft = draftOf(entry.key);
      if (entry.given || draft.state === 'sent' || draft.rating === 0) continue;
      isDone = (await send(entry, draft)) && isDone;
    }
    setBusy(false);
    // Nobody shows these now; whoever does next finds what was said.
    await Promise.all([itemDetails, itemReviews, storeReviews].map(cache.forget));
    await Promise.all([orderDetails, trackOrder, orderList].map(cache.refresh));
    return isDone;
  };

  return { draftOf, change, sendAll, busy };
}
