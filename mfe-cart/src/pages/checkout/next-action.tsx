import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Button } from '@shop/ui';
import { useId } from 'react';
import { ActionFrame, once } from '../../components/checkout-frame/action-frame';
import { messages } from '../../messages';
import type { Ordering } from '../../ordering/use-ordering';

/** What is missing for the next step; null for nothing. */
function useHint({
  step,
  missing,
  payment,
  facts,
  isBelowMinimum,
  totals,
  changes,
}: Ordering): string | null {
  const { t } = useTranslation(messages);
  const { money } = useFormat();
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
  if (step === 'payment' && payment) return t('checkout.gap.payment');
  return null;
}

/** The button for the next step, at the end 'Place Order', with what is missing for it. D-20, D-21. */
export function NextAction({ ordering }: { ordering: Ordering }) {
  const { t } = useTranslation(messages);
  const id = useId();
  const hint = useHint(ordering);
  const { step, goOn, place, busy, isBlocked, isBelowMinimum, facts } = ordering;
  const described = hint ? { 'aria-describedby': id } : {};
  const more = isBelowMinimum && (
    <Link to={`/store/${facts.store.id}?module_id=${facts.store.moduleId}`}>{t('checkout.addMore')}</Link>
  );
  return (
    <ActionFrame id={id} hint={hint} more={more} promise={step === 'review' ? t('checkout.promise') : null}>
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
