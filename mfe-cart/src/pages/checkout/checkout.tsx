import { toAnalyticsItems } from '@shop/domain';
import { useTrackView } from '@shop/events';
import { isolate, useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { ErrorCard, Text } from '@shop/ui';
import { useEffect, useMemo } from 'react';
import { Columns, Stack } from '../../components/checkout-frame/checkout-columns';
import { OrderSummary } from '../../components/checkout-frame/order-summary';
import { createDeferredComponent } from '../../components/deferred-component/deferred-component';
import { messages } from '../../messages';
import { fitDraft, type CheckoutFacts } from '../../ordering/checkout-order';
import { toStep, type Step } from '../../ordering/checkout-steps';
import type { CheckoutDraft } from '../../ordering/draft/checkout-draft';
import { useDraft } from '../../ordering/draft/use-draft';
import { useCheckoutFacts, type ReadFacts } from '../../ordering/use-checkout-facts';
import type { OrderedLines } from '../../ordering/use-ordered-lines';
import { type Ordering, useOrdering } from '../../ordering/use-ordering';
import { useServerCharges } from '../../ordering/charges/use-server-charges';
import { Breakdown } from './breakdown';
import { CheckoutSteps } from './steps/checkout-steps';
import { NextAction } from './next-action';
import { Progress, WaitingCheckout } from './progress';
import { usePlacingHandlers } from './use-placing-handlers';

const ChangesPanel = createDeferredComponent(
  () =>
    import(/* webpackChunkName: "changes-panel" */ './changes-panel').then((module) => module.ChangesPanel),
  '200px',
);

/** The checkout, once everything that the order depends on has loaded. */
export function Checkout({ ordered, freeze }: { ordered: OrderedLines; freeze: () => void }) {
  const { t } = useTranslation(messages);
  const storeId = ordered.lines[0]?.item.storeId;
  const { draft: savedDraft, change, ...whose } = useDraft(`${ordered.from}:${storeId}`);
  // Take away has a contact, but no delivery address.
  const read = useCheckoutFacts(ordered, savedDraft?.orderType === 'delivery' ? savedDraft.address : null);
  const store = read.facts?.store;
  const draft = useMemo(
    () => (savedDraft && store ? fitDraft(savedDraft, store) : null),
    [savedDraft, store],
  );
  const { serverCharges, reask } = useServerCharges(read.facts, draft, ordered.from);
  if (!read.facts && (read.error ?? whose.error)) {
    const retry = () => void Promise.all([read.reread(), whose.retry()]);
    return <ErrorCard title={t('checkout.failed')} retryLabel={t('retry')} onRetry={retry} />;
  }
  if (!read.facts || !draft) return <WaitingCheckout />;
  const reread = () => {
    reask();
    return read.reread();
  };
  return (
    <Open
      {...{ ordered, freeze, draft, change }}
      read={{ ...read, reread }}
      facts={{ ...read.facts, serverCharges }}
    />
  );
}

/** The step in the address, and a function to go to another; each is a history entry. */
function useStep(): [Step, (step: Step, how: { replace: boolean }) => void] {
  const [search, setSearch] = useSearchParams();
  const goTo = (step: Step, how: { replace: boolean }) => {
    const next = new URLSearchParams(search);
    next.set('step', step);
    setSearch(next, { ...how, preventScrollReset: how.replace });
  };
  return [toStep(search.get('step')), goTo];
}

interface OpenProps {
  ordered: OrderedLines;
  /** Keeps the lines on screen after placing. */
  freeze: () => void;
  read: ReadFacts;
  facts: CheckoutFacts;
  draft: CheckoutDraft;
  change: (edits: Partial<CheckoutDraft>) => void;
}

function Open({ ordered, freeze, read, facts, draft, change }: OpenProps) {
  const { t, direction } = useTranslation(messages);
  const [wanted, goTo] = useStep();
  const placed = usePlacingHandlers();
  const { reread, hasStaleResponses } = read;
  const ordering = useOrdering({
    ...{ ordered, facts, draft, change, reread, hasStaleResponses, wanted, goTo },
    ...placed,
    onLeaving: freeze,
  });
  useStepBack(ordering);
  useTrackView(`${ordered.from} ${facts.store.id}`, () => ({
    name: 'begin_checkout',
    value: ordering.totals.total,
    items: toAnalyticsItems(ordered.lines),
  }));
  return (
    <>
      <Progress step={ordering.step} isPickup={draft.orderType === 'take_away'} />
      <Columns>
        <Stack>
          <Text $soft>{t('checkout.from', { store: isolate(facts.store.name, direction) })}</Text>
          {ordering.changes.isOpen && <ChangesPanel ordering={ordering} />}
          <CheckoutSteps ordering={ordering} />
        </Stack>
        <SidePanel ordering={ordering} />
      </Columns>
    </>
  );
}

/** Replaces a step that cannot be reached yet by the first incomplete one in the history. */
function useStepBack({ step, wanted, goTo }: Ordering) {
  useEffect(() => {
    if (step !== wanted) goTo(step, { replace: true });
  });
}

/** The totals and the next step. */
function SidePanel({ ordering }: { ordering: Ordering }) {
  const { t } = useTranslation(messages);
  const { totals, facts } = ordering;
  const count = facts.lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <OrderSummary
      total={ordering.unknownFee ? null : totals.total}
      isUpdating={ordering.isUpdating}
      walletPaid={ordering.walletPaid}
      count={t('checkout.items', { count })}
      brief={facts.lines.map(({ id, quantity, item }) => ({ id, quantity, name: item.name }))}
      action={<NextAction ordering={ordering} />}
    >
      <Breakdown ordering={ordering} testId="order-total" />
    </OrderSummary>
  );
}
