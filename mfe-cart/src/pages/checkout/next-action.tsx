import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Button } from '@shop/ui';
import { useId } from 'react';
import { ActionFrame, once } from '../../components/checkout-frame/action-frame';
import { useMinimumText } from '../../features/checkout-coupon/use-minimum-text';
import { messages } from '../../messages';
import { isCouponShort } from '../../ordering/checkout-order';
import type { Ordering } from '../../ordering/use-ordering';

/** What is missing for the next step, or for the chosen coupon; null for nothing. F-24, ERR-10. */
function useHint({
  step,
  missing,
  payment,
  isTipRefused,
  facts,
  isBelowMinimum,
  totals,
  changes,
  coupon,
  unknownFee,
}: Ordering): string | null {
  const { t, direction } = useTranslation(messages);
  const { money } = useFormat();
  const toMinimumText = useMinimumText();
  if (unknownFee === 'failed') return t('checkout.gap.fee');
  if (step === 'review' && changes.isOpen)
    return t(
      changes.changes.some(({ kind }) => kind === 'problem') ? 'checkout.gap.mend' : 'checkout.gap.changes',
    );
  if (isBelowMinimum) {
    const { minimumOrder } = facts.store;
    return t('checkout.gap.minimum', {
      amount: money(minimumOrder),
      missing: money(minimumOrder - totals.subtotal),
    });
  }
  if (step === 'delivery' && missing) return t(`checkout.gap.${missing}`);
  if (step === 'payment' && isTipRefused) return t('checkout.gap.tip');
  if (step === 'payment' && payment) return t('checkout.gap.payment');
  if (step === 'review' && isCouponShort(coupon, totals)) {
    const reason = toMinimumText(coupon, totals.subtotal - totals.discount);
    return t('coupon.lapsed', { code: isolate(coupon.code, direction), reason });
  }
  return null;
}

/** The button for the next step, at the end 'Place Order', with what is missing for it. D-20, D-21. */
export function NextAction({ ordering }: { ordering: Ordering }) {
  const { t } = useTranslation(messages);
  const id = useId();
  const hint = useHint(ordering);
  const { step, goOn, place, busy, isBlocked, isBelowMinimum, facts } = ordering;
  const hasLapsedCoupon = step === 'review' && isCouponShort(ordering.coupon, ordering.totals);
  const hasNoFee = ordering.unknownFee === 'failed';
  const described = hint ? { 'aria-describedby': id } : {};
  const more = hasNoFee ? (
    <Button small tone="secondary" onClick={() => void ordering.reread()}>
      {t('retry')}
    </Button>
  ) : (
    (isBelowMinimum || hasLapsedCoupon) && (
      <Link to={`/store/${facts.store.id}?module_id=${facts.store.moduleId}`}>{t('checkout.addMore')}</Link>
    )
  );
  return (
    <ActionFrame
      {...{ id, hint, more }}
      isUrgent={hasLapsedCoupon || hasNoFee}
      promise={step === 'review' ? t('checkout.promise') : null}
    >
      {step === 'review' ? (
        <Button key="place" wide busy={busy} disabled={isBlocked} onClick={once(place)} {...described}>
          {t('checkout.place')}
        </Button>
      ) : (
        <Button key="on" wide onClick={goOn} {...described}>
          {t(step === 'delivery' ? 'checkout.toPayment' : 'checkout.toReview')}
        </Button>
      )}
    </ActionFrame>
  );
}
