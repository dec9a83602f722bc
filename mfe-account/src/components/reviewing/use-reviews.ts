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
import type { SubmittedReview } from '@shop/domain';
import { useState } from 'react';
import type { Reviewed } from './reviewed';

/** A review that is being written, and its state. */
export interface Draft extends SubmittedReview {
  state: 'open' | 'sending' | 'sent';
  /** The server's message; null for no failure. */
  problem: string | null;
}

const empty: Draft = { rating: 0, comment: '', state: 'open', problem: null };

type Send = (api: Api, subjectId: number, id: number, review: SubmittedReview) => Promise<unknown>;

const senders: Record<Reviewed['kind'], Send> = {
  item: (api, order_id, item_id, review) =>
    api.send(submitItemReview, { body: { ...review, order_id, item_id } }),
  courier: (api, order_id, delivery_man_id, review) =>
    api.send(submitCourierReview, { body: { ...review, order_id, delivery_man_id } }),
  vehicle: (api, trip_id, vehicle_id, review) =>
    api.send(submitTripReview, { body: { ...review, trip_id, vehicle_id } }),
};

/** Cached data that a new review makes out of date. */
const outdated = [itemDetails, itemReviews, storeReviews, vehicleDetails, vehicleReviews, providerReviews];
const seen = [orderDetails, trackOrder, orderList, tripDetails];

/** Drafts of the reviews of an order or trip. Each is sent on its own, so that a failure affects no other (ERR-11). */
export function useReviews(subjectId: number) {
  const api = useApi();
  const cache = useCache();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [busy, setBusy] = useState(false);

  const getDraft = (key: string): Draft => drafts[key] ?? empty;
  const change = (key: string, edits: Partial<Draft>) =>
    setDrafts((known) => ({ ...known, [key]: { ...(known[key] ?? empty), ...edits } }));

  const send = async (entry: Reviewed, { rating, comment }: SubmittedReview): Promise<boolean> => {
    change(entry.key, { state: 'sending', problem: null });
    try {
      await senders[entry.kind](api, subjectId, entry.id, { rating, comment: comment.trim() });
      change(entry.key, { state: 'sent' });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const message = error.entries.map(({ message }) => message).join(' ') || api.wordsFor(error);
      change(entry.key, { state: 'open', problem: message });
      return false;
    }
  };

  /** Sends the drafts with stars one after the other; returns whether all succeeded. */
  const sendAll = async (entries: readonly Reviewed[]): Promise<boolean> => {
    setBusy(true);
    let isDone = true;
    for (const entry of entries) {
      const draft = getDraft(entry.key);
      if (entry.givenReview || draft.state === 'sent' || draft.rating === 0) continue;
      isDone = (await send(entry, draft)) && isDone;
    }
    setBusy(false);
    await Promise.all(outdated.map(cache.forget));
    for (const endpoint of seen) void cache.refresh(endpoint);
    return isDone;
  };

  return { getDraft, change, sendAll, busy };
}
