import { ApiError, useApi, useCache, type Api } from '@shop/api';
import {
  itemDetails,
  itemReviews,
  orderDetails,
  orderList,
  providerReviews,
  storeReviews,
  submitCourierReview,
  submitItemReview,
  submitTripReview,
  trackOrder,
  tripDetails,
  vehicleDetails,
  vehicleReviews,
} from '@shop/contract';
import type { GivenReview } from '@shop/domain';
import { useState } from 'react';
import type { Reviewed } from '../../reviewed/reviewed';

/** What the customer says of one thing, and what came of it. */
export interface Draft extends GivenReview {
  state: 'open' | 'sending' | 'sent';
  /** The server's words; null: no failure. */
  problem: string | null;
}

const empty: Draft = { rating: 0, comment: '', state: 'open', problem: null };

type Send = (api: Api, of: number, id: number, said: GivenReview) => Promise<unknown>;

const senders: Record<Reviewed['kind'], Send> = {
  item: (api, order_id, item_id, said) =>
    api.send(submitItemReview, { body: { ...said, order_id, item_id } }),
  courier: (api, order_id, delivery_man_id, said) =>
    api.send(submitCourierReview, { body: { ...said, order_id, delivery_man_id } }),
  vehicle: (api, trip_id, vehicle_id, said) =>
    api.send(submitTripReview, { body: { ...said, trip_id, vehicle_id } }),
};

/** What is not true any more: where nobody shows it now, whoever does next finds what was said. */
const unseen = [itemDetails, itemReviews, storeReviews, vehicleDetails, vehicleReviews, providerReviews];
const seen = [orderDetails, trackOrder, orderList, tripDetails];

/** Drafts of the reviews of an order or trip, by its number. Each is sent by itself: what is sent stays so when another fails (ERR-11). */
export function useReviews(of: number) {
  const api = useApi();
  const cache = useCache();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [busy, setBusy] = useState(false);

  const draftOf = (key: string): Draft => drafts[key] ?? empty;
  const change = (key: string, part: Partial<Draft>) =>
    setDrafts((known) => ({ ...known, [key]: { ...(known[key] ?? empty), ...part } }));

  const send = async (entry: Reviewed, { rating, comment }: GivenReview): Promise<boolean> => {
    change(entry.key, { state: 'sending', problem: null });
    try {
      await senders[entry.kind](api, of, entry.id, { rating, comment: comment.trim() });
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
    await Promise.all(unseen.map(cache.forget));
    await Promise.all(seen.map(cache.refresh));
    return isDone;
  };

  return { draftOf, change, sendAll, busy };
}
