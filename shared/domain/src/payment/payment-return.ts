/** What is paid for at a gateway. */
export type PaymentSubject = { orderId: number } | { tripId: number } | 'wallet';

/**
 * Where a gateway leads back to after paying at a backend that may name no payment: what was paid for stands in the
 * address. Backends of the family put the gateway's outcome at its end; nobody believes it (F-29). `here` is the shop's own
 * origin.
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

/** How a gateway's outcome stands in an address: a claim, and no proof. */
export type ClaimedOutcome = 'failed' | 'canceled' | null;

/** What an address to come back to says; nothing else in it is read. */
export interface PaymentReturn {
  /** Of the payment itself, where the backend names it; else ''. */
  paymentId: string;
  orderId: number | null;
  tripId: number | null;
  isWallet: boolean;
  /** That nothing was paid; null: it claims success, or nothing. */
  claims: ClaimedOutcome;
}

function idIn(search: URLSearchParams, name: string): number | null {
  const id = search.get(name) ?? '';
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
}

/** The outcome is `status=fail`, `flag=fail`, or `status=?flag=fail` where one was put at the end of the other. */
export function paymentReturnFrom(search: URLSearchParams): PaymentReturn {
  const said = [search.get('status'), search.get('flag')].join(' ').toLowerCase();
  const [, outcome] = /(?:^|[\s=])(fail|cancel)/.exec(said) ?? [];
  return {
    paymentId: search.get('payment_id') ?? '',
    orderId: idIn(search, 'order_id'),
    tripId: idIn(search, 'trip_id'),
    isWallet: search.get('paid_for') === 'wallet',
    claims: outcome === undefined ? null : outcome === 'fail' ? 'failed' : 'canceled',
  };
}
