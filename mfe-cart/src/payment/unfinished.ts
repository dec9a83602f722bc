import { createSavedStore, useSaved } from '@shop/session';

/**
 * A payment that the visitor has left for. The shop reads its state from the server, even if the visitor does not
 * return from the gateway.
 */
export interface Unfinished {
  orderId: number;
  /** Id of the attempt. */
  paymentId: string;
  /** The phone with which a guest tracks the order; '' for customers. */
  phone: string;
  /** Key of the gateway, which not every backend returns for an unpaid order. */
  gateway?: string;
}

/** Null for data that cannot be read (F-32). */
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

/** Saves the payment for all tabs until it is settled. For handlers, before leaving for the gateway. X-06. */
export const saveUnfinished = store.write;

/** Forgets the payment; with an order's number only if it belongs to that order. */
export function forgetUnfinished(orderId?: number): void {
  if (orderId === undefined || store.read()?.orderId === orderId) store.write(null);
}

/** The saved payment; null on the server, and where there is none. */
export const useUnfinished = (): Unfinished | null => useSaved(store);
