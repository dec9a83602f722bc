import { type ApiError, useApi, useEndpoint } from '@shop/api';
import { applyCoupon } from '@shop/contract';
import { type Minor, type OfferedCoupon, toMajor } from '@shop/domain';
import { useBus } from '@shop/events';
import { useSession } from '@shop/session';
import { useState } from 'react';
import { keepsLineWords } from '../cart/line-words';
import { getPaymentCallback } from '../payment/go-to-payment';
import { getPaymentProblem, getWalletAmount } from '../payment/payment-rules';
import { usePaymentSituation } from '../payment/use-payment-situation';
import {
  type CheckoutFacts,
  getUnknownFee,
  isCouponInEffect,
  toPurchaseFields,
  priceCheckout,
  takesTip,
  toPlaceBody,
} from './checkout-order';
import { getMissingDeliveryDetail, getReachableStep, type Step } from './checkout-steps';
import { type CheckoutDraft } from './draft/checkout-draft';
import { toOrderWords, withoutLineWords } from './words/order-words';
import { useOrderWordTexts } from './words/use-order-word-texts';
import { toSpotMessages, getStepOfSpot, type SpotMessage } from './placing/refusals';
import { usePlacing } from './placing/use-placing';
import { useChanges } from './changes/use-changes';
import { useLatest, waitForRender } from './use-latest';
import type { OrderedLines } from './use-ordered-lines';
import { useReading } from './use-reading';

/** The chosen coupon as the server returns it before placing, or its message where it refuses. D-16. */
function useCouponNow(facts: CheckoutFacts, draft: CheckoutDraft, isActive: boolean) {
  const totals = priceCheckout(facts, draft);
  const chosen = draft.coupon;
  const amount = toMajor(totals.subtotal - totals.discount, facts.config.currency.decimals);
  const isUsed = isActive && isCouponInEffect(facts, draft, chosen, totals);
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

interface OrderingInput {
  ordered: OrderedLines;
  facts: CheckoutFacts;
  draft: CheckoutDraft;
  change: (edits: Partial<CheckoutDraft>) => void;
  reread: () => Promise<void>;
  /** Whether the page started with cached responses. */
  hasStaleResponses: boolean;
  /** The step in the address. */
  wanted: Step;
  goTo: (step: Step, how: { replace: boolean }) => void;
  onLeaving: () => void;
  onPlaced: (address: string) => void;
  onOffline: () => void;
  onLost: () => void;
  onHidden: (placeAgain: () => void) => void;
  onStillValid: () => void;
}

/** Places the order as it is once no change is pending. */
function useOrderPlacing(input: OrderingInput, latest: { readonly current: OrderingStatus }) {
  const { ordered } = input;
  const texts = useOrderWordTexts();
  const hasWords = useSession(keepsLineWords);
  const onRefused = (error: ApiError): boolean => latest.current.refused(error);
  const placing = usePlacing(ordered.from, { ...input, onRefused });
  const placeNow = () =>
    placing.place(async () => {
      await ordered.settled();
      await latest.current.done();
      await waitForRender();
      const { facts, draft, totals, walletPaid, isBlocked, agreed } = latest.current;
      if (isBlocked) return null;
      const body = {
        ...toPlaceBody(facts, draft, totals, { callback: getPaymentCallback(), walletPaid }),
        ...toOrderWords(facts, draft, { texts, hasWords, walletPaid, total: totals.total }),
        ...toPurchaseFields(ordered.from, hasWords ? facts : withoutLineWords(facts)),
        ...(agreed === null ? {} : { order_amount: agreed }),
      };
      return { body, lines: facts.lines };
    });
  return { place: () => void placeNow(), busy: placing.busy };
}

interface OrderingStatus {
  walletPaid: Minor;
  facts: CheckoutFacts;
  draft: CheckoutDraft;
  totals: ReturnType<typeof priceCheckout>;
  isBlocked: boolean;
  agreed: number | null;
  done: () => Promise<unknown>;
  refused: (error: ApiError) => boolean;
}

/** Handles a refusal of the server: lists changes, and shows other messages at their spots. */
function useRefusals({ goTo, draft }: OrderingInput, read: () => Promise<unknown>, refuse: Refuse) {
  const api = useApi();
  const [message, setMessage] = useState<(SpotMessage & { draft: CheckoutDraft }) | null>(null);
  const refused = (error: ApiError): boolean => {
    if (error.has('changed')) {
      refuse(error);
      void read();
      return true;
    }
    if (error.status < 500) void read();
    const spotMessages = toSpotMessages(error.entries);
    if (!spotMessages) return false;
    const { at, others } = spotMessages;
    for (const { message } of others) api.notify(message);
    setMessage({ ...at, draft: draft });
    goTo(getStepOfSpot(at.spot), { replace: true });
    return true;
  };
  // A change by the customer may have solved it.
  return { spotMessage: message?.draft === draft ? message : null, refused };
}

/** Goes to the next step, or moves the focus to what is missing in this one. */
function useProceed(
  step: Step,
  lacks: { delivery: boolean; payment: boolean },
  goTo: (step: 'payment' | 'review') => void,
) {
  const [tried, setTried] = useState({ step, times: 0 });
  const attempt = tried.step === step ? tried.times : 0;
  const goOn = () => {
    if (step === 'review') return;
    if (lacks[step]) setTried({ step, times: attempt + 1 });
    else goTo(step === 'delivery' ? 'payment' : 'review');
  };
  return { attempt, goOn };
}

type Refuse = ReturnType<typeof useChanges>['refuse'];

/** The order as it was last read: totals, payment methods, and changes that the customer has not seen. */
function useReadOrder(input: OrderingInput) {
  const { facts, draft, wanted, ordered } = input;
  const { coupon, refusal, ...couponState } = useCouponNow(facts, draft, wanted === 'review');
  const reading = useReading(
    async () => void (await Promise.all([input.reread(), couponState.reread()])),
    input.hasStaleResponses,
    wanted === 'review',
  );
  const totals = priceCheckout(facts, draft, coupon);
  const unknownFee = getUnknownFee(facts, draft);
  const situation = usePaymentSituation({ ...facts, total: totals.total });
  const changes = useChanges({ facts, draft, coupon, situation, isReading: reading.isReading });
  const accept = () => {
    for (const change of changes.changes) if (change.kind === 'price') ordered.acceptPrice(change.line);
    changes.accept();
    input.change({ coupon });
  };
  return {
    coupon,
    reading,
    totals,
    situation,
    changes: { ...changes, accept, couponRefusal: refusal },
    walletPaid: getWalletAmount(situation, draft.payment),
    payment: getPaymentProblem(situation, draft.payment),
    isTipRefused: draft.refusedTip !== '' && takesTip(facts, draft),
    missing: getMissingDeliveryDetail(facts, draft),
    isBelowMinimum: totals.subtotal < facts.store.minimumOrder,
    unknownFee,
    isUpdating:
      ordered.isUpdating ||
      reading.isReading ||
      unknownFee === 'loading' ||
      facts.serverCharges?.isLoading === true,
  };
}

/** The state and actions of the checkout: totals, what is missing, what has changed, placing. D-16, D-20, D-21. */
export function useOrdering(input: OrderingInput) {
  const { facts, draft } = input;
  const { reading, ...read } = useReadOrder(input);
  const { coupon, totals, changes, missing, payment } = read;
  const { spotMessage: message, refused } = useRefusals(input, reading.read, changes.refuse);
  const lacks = { delivery: missing !== null, payment: payment !== null || read.isTipRefused };
  const step = getReachableStep(input.wanted, { delivery: !lacks.delivery, payment: !lacks.payment });
  // Fee and the backend's charges are part of the total, so nothing is placed before they are known.
  const isBlocked =
    step !== 'review' ||
    changes.isOpen ||
    read.isBelowMinimum ||
    read.unknownFee !== undefined ||
    facts.serverCharges?.isLoading === true;
  const latest = useLatest<OrderingStatus>({
    facts,
    draft: { ...draft, coupon },
    totals,
    walletPaid: read.walletPaid,
    isBlocked,
    agreed: changes.agreed,
    done: reading.done,
    refused,
  });
  const placing = useOrderPlacing(input, latest);
  const bus = useBus();
  const onward = useProceed(step, lacks, (next) => {
    const { method } = draft.payment;
    if (next === 'review')
      bus.emit('analytics:measured', { name: 'add_payment_info', value: totals.total, method });
    input.goTo(next, { replace: false });
  });
  return { ...input, ...read, ...placing, ...onward, step, message, isBlocked };
}

export type Ordering = ReturnType<typeof useOrdering>;
