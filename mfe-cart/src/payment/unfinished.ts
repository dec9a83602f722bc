import { createSavedStore, useSaved } from '@shop/session';

/** A payment that a visitor has left for: whatever happens to the way back, the shop asks the server about it. */
export interface Unfinished {
  orderId: number;
  /** Of the attempt. */
  paymentId: string;
  /** With it a guest follows the order; '' for customers. */
  phone: string;
  /** Key of the gateway: not every backend tells it of an order that is not paid. */
  gateway?: string;
}

/** What cannot be understood is nothing (F-32). */
function fromText(text: string): Unfinished | null {
  const saved = JSON.parse(text) as Partial<Unfinished> | null; // checked field by field below
  if (!saved || !Number.isSafeInteger(saved.orderId)) return null;
  const { orderId, paymentId, phone, gateway } = saved;
  return {
    orderId: Number(orderId),
    paymentId: String(paymentId ?? ''),
    phone: String(phone ?? ''),
    ...(gateway ? { gateway: String(gateway) } : {}),
  };
}

const store = createSavedStore<Unfinished | null>({
  name: 'unfinished-payment',
  area: 'localStorage',
  initial: null,
  fromText,
});

/** Remembers it in every tab until it is settled. Call it in handlers, before leaving for the gateway. X-06. */
export const saveUnfinished = store.write;

/** It is settled, or somebody else's. With an order's number only where it is that order's. */
export function forgetUnfinished(orderId?: number): void {
  if (orderId === undefined || store.read()?.orderId === orderId) store.write(null);
}

/** What is kept; null on a server, and where nothing is. */
export const useUnfinished = (): Unfinished | null => useSaved(store);
