import { useEndpoint } from '@shop/api';
import { applyCoupon } from '@shop/contract';
import { toMajor, type OfferedCoupon } from '@shop/domain';
import type { CheckoutDraft } from './draft/checkout-draft';
import { isCouponInEffect, priceCheckout, type CheckoutFacts } from './checkout-order';

/** The chosen coupon as the server knows it when the order is about to be placed; its own words where it refuses. D-16. */
export function useCouponNow(facts: CheckoutFacts, draft: CheckoutDraft, isActive: boolean) {
  const totals = priceCheckout(facts, draft);
  const chosen = draft.coupon;
  const amount = toMajor(totals.subtotal - totals.discount, facts.config.currency.decimals);
  const isUsed = isActive && isCouponInEffect(facts, chosen, totals);
  const { data, error, mutate } = useEndpoint(
    applyCoupon,
    isUsed ? { query: { code: chosen?.code ?? '', store_id: facts.store.id, order_amount: amount } } : null,
    { revalidateOnMount: true },
  );
  const isRefused = error?.kind === 'http' && error.status < 500 && error.entries.length > 0;
  const coupon: OfferedCoupon | null = isRefused ? null : (data ?? chosen);
  return {
    coupon,
    refusal: isRefused ? (error.entries[0]?.message ?? null) : null,
    reread: () => (isUsed ? mutate().catch(() => undefined) : Promise.resolve()),
  };
}
