/** What a payment at a gateway is for. */
export type PaymentSubject = { orderId: number } | { tripId: number } | 'wallet';

/**
 * The address that a gateway returns to, for backends that may not identify the payment: the address contains what was paid
 * for. Backends of the family append the gateway's outcome; it is not trusted (F-29). `here` is the shop's own origin.
 */
export function paymentReturnAddress(here: string, subject: PaymentSubject): string {
  const paidFor =
    subject === 'wallet'
      ? 'paid_for=wallet'
      : 'orderId' in subject
        ? `order_id=${subject.orderId}`
        : `trip_id=${subject.tripId}`;
  return `${here}/payment-return?${paidFor}&status=`;
}

/** The outcome in an address: a claim, not a proof. */
export type ClaimedOutcome = 'failed' | 'canceled' | null;

/** The content of a return address; everything else in it is ignored. */
export interface PaymentReturn {
  /** Id of the payment, if the backend provides it; else ''. */
  paymentId: string;
  orderId: number | null;
  tripId: number | null;
  isWallet: boolean;
  /** The claim that nothing was paid; null: it claims success, or nothing. */
  claims: ClaimedOutcome;
}

function idIn(search: URLSearchParams, name: string): number | null {
  const id = search.get(name) ?? '';
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
}

/** The outcome is `status=fail`, `flag=fail`, or `status=?flag=fail` if one was appended to the other. */
export function paymentReturnFrom(search: URLSearchParams): PaymentReturn {
  const outcomes = [search.get('status'), search.get('flag')].join(' ').toLowerCase();
  const [, outcome] = /(?:^|[\s=])(fail|cancel)/.exec(outcomes) ?? [];
  return {
    paymentId: search.get('payment_id') ?? '',
    orderId: idIn(search, 'order_id'),
    tripId: idIn(search, 'trip_id'),
    isWallet: search.get('paid_for') === 'wallet',
    claims: outcome === undefined ? null : outcome === 'fail' ? 'failed' : 'canceled',
  };
}
