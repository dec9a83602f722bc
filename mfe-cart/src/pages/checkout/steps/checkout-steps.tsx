import type { ReactNode } from 'react';
import { createDeferredComponent } from '../../../components/deferred-component/deferred-component';
import { steps, type Step } from '../../../ordering/checkout-steps';
import type { Ordering } from '../../../ordering/use-ordering';
import { useStepNames } from '../progress';
import { DeliveryStep } from './delivery-step';
import { PaymentStep } from './payment-step';
import { Section, type SectionState } from './section';
import { DeliverySummary, PaymentSummary } from './step-summary';

/** The step of the same name, loaded when it is first shown. */
const ReviewStep = createDeferredComponent(
  () => import(/* webpackChunkName: "review-step" */ './review-step').then((module) => module.ReviewStep),
  '200px',
);

/** The three steps: completed ones with a summary, the open one, later ones with their titles. X-06. */
export function CheckoutSteps({ ordering }: { ordering: Ordering }) {
  const { step, goTo, draft } = ordering;
  const names = useStepNames(draft.orderType === 'take_away');
  const at = steps.indexOf(step);
  const getState = (index: number): SectionState => (index === at ? 'open' : index < at ? 'done' : 'ahead');
  const bodies: Record<Step, ReactNode> = {
    delivery: <DeliveryStep ordering={ordering} />,
    payment: <PaymentStep ordering={ordering} />,
    review: <ReviewStep ordering={ordering} />,
  };
  const summaries: Record<Step, ReactNode> = {
    delivery: <DeliverySummary ordering={ordering} />,
    payment: <PaymentSummary ordering={ordering} />,
    review: null,
  };
  return steps.map((name, index) => (
    <Section
      key={name}
      number={index + 1}
      title={names[name]}
      state={getState(index)}
      summary={summaries[name]}
      onChange={() => goTo(name, { replace: false })}
    >
      {index === at && bodies[name]}
    </Section>
  ));
}
