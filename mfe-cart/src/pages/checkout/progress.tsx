import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { Waiting } from '../../components/checkout-frame/checkout-columns';
import { StepLine } from '../../components/checkout-frame/step-line';
import { messages } from '../../messages';
import { steps, toStep, type Step } from '../../ordering/checkout-steps';

/** What each step is called; the first one by the order's type. */
export function useStepNames(isPickup: boolean): Record<Step, string> {
  const { t } = useTranslation(messages);
  return {
    delivery: t(isPickup ? 'checkout.steps.pickup' : 'checkout.steps.delivery'),
    payment: t('checkout.steps.payment'),
    review: t('checkout.steps.review'),
  };
}

interface ProgressProps {
  step: Step;
  isPickup?: boolean;
  /** The order is not known yet. */
  isWaiting?: boolean;
}

/** The open step among all, above the checkout. X-18. */
export function Progress({ step, isPickup = false, isWaiting = false }: ProgressProps) {
  const names = useStepNames(isPickup);
  return <StepLine names={steps.map((name) => names[name])} at={steps.indexOf(step)} isWaiting={isWaiting} />;
}

/** Until the order is known: the step of the address, and placeholders. */
export function WaitingCheckout() {
  const [search] = useSearchParams();
  return (
    <>
      <Progress step={toStep(search.get('step'))} isWaiting />
      <Waiting />
    </>
  );
}
