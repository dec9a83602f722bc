/**
 * How a trip is paid, in all spellings: with the `wallet`, in cash (`cash_on_delivery`), or at the gateway of that key, which
 * leads back to `callback`.
 */
export function toTripPayment(way: string, callback: string) {
  if (way === 'wallet') return { payment_method: way } as const;
  if (way === 'cash_on_delivery') return { payment_method: 'cash_payment' } as const;
  const payment_method = 'digital_payment';
  return { payment_method, ...toGateway(way, callback) } as const;
}

/** The rest of a trip that the wallet has paid a part of: at the gateway of that key, or in cash where there is none. */
export const toRestPayment = (gateway: string, callback: string) =>
  ({ payment_method: 'partial_payment', ...toGateway(gateway || 'cash_payment', callback) }) as const;

const toGateway = (gateway: string, callback: string) => ({
  ...{ gateway, payment_gateway: gateway },
  ...{ callback, callback_url: callback },
  payment_platform: 'web',
});
