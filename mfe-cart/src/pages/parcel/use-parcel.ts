import type { ApiError, ErrorEntry } from '@shop/api';
import type { Minor, ParcelCategory, PricedParcel, ShopConfig } from '@shop/domain';
import { useNow, useSession } from '@shop/session';
import { useState } from 'react';
import { useRefusedChanges } from '../../ordering/changes/use-refused-changes';
import { toSpotMessage } from '../../ordering/placing/refusals';
import { useLatest, waitForRender } from '../../ordering/use-latest';
import { useReading } from '../../ordering/use-reading';
import {
  getMissingParcelDetail,
  getParcelProblems,
  getPaymentChoice,
  priceDraft,
  toParcelBody,
  type MissingParcelDetail,
  type ParcelFacts,
} from '../../parcel/parcel-order';
import type { ParcelDraft } from '../../parcel/parcel-draft';
import { useParcelFacts } from '../../parcel/use-parcel-facts';
import { useSendingParcel } from '../../parcel/use-sending-parcel';
import { getPaymentCallback } from '../../payment/go-to-payment';
import { getPaymentProblem, getWalletAmount, type PaymentProblem } from '../../payment/payment-rules';
import { usePaymentSituation } from '../../payment/use-payment-situation';
import { useWalletChange } from '../../payment/use-wallet-change';

/** Where on the page a message is shown. */
export type ParcelSpot = 'kind' | 'sender' | 'receiver' | 'time' | 'payment';

export const spotOfMissing: Record<Exclude<MissingParcelDetail, 'price'> | 'kind', ParcelSpot> = {
  kind: 'kind',
  size: 'kind',
  sender: 'sender',
  'pick-up': 'sender',
  receiver: 'receiver',
  delivery: 'receiver',
  time: 'time',
  payment: 'payment',
};

export interface ParcelInput {
  /** Null: none is chosen. */
  category: ParcelCategory | null;
  config: ShopConfig;
  draft: ParcelDraft;
  change: (edits: Partial<ParcelDraft>) => void;
  /** Reads the categories and settings again. */
  reread: () => Promise<unknown>;
  onLeaving: () => void;
}

const kindCodes = ['parcel_category_id', 'parcel_size'];

function getSpot({ code }: ErrorEntry): ParcelSpot | null {
  if (kindCodes.includes(code)) return 'kind';
  return code === 'receiverZone' || code.startsWith('receiver_details') ? 'receiver' : null;
}

/** The server's message with its spot; null where it belongs to none on this page. */
function toParcelMessage({ entries }: ApiError): { spot: ParcelSpot; text: string } | null {
  for (const entry of entries) {
    const spot = getSpot(entry);
    if (spot) return { spot, text: entry.message };
  }
  const message = toSpotMessage(entries);
  if (message?.spot === 'address') return { spot: 'sender', text: message.text };
  if (message?.spot === 'time') return { spot: 'time', text: message.text };
  return message?.spot === 'payment' ? { spot: 'payment', text: message.text } : null;
}

interface Status {
  facts: ParcelFacts | null;
  draft: ParcelDraft;
  totals: PricedParcel | null;
  walletPaid: Minor;
  isBlocked: boolean;
  agreed: number | null;
  done: () => Promise<unknown>;
  refused: (error: ApiError) => boolean;
}

/** Sends the parcel as it is once no change is pending. */
function useSending(onLeaving: () => void, latest: { readonly current: Status }) {
  const sending = useSendingParcel({ onLeaving, onRefused: (error) => latest.current.refused(error) });
  const send = () =>
    sending.send(async () => {
      await latest.current.done();
      await waitForRender();
      const { facts, draft, totals, walletPaid, isBlocked, agreed } = latest.current;
      if (isBlocked || !facts || !totals) return null;
      const body = toParcelBody(facts, draft, totals, { callback: getPaymentCallback(), walletPaid });
      return body && { facts, body: agreed === null ? body : { ...body, order_amount: agreed } };
    });
  return { send: () => void send(), busy: sending.busy };
}

/** The payment of a parcel, and why it is not possible. */
function usePayment(
  { config, draft }: ParcelInput,
  facts: ParcelFacts | null,
  total: Minor,
  moduleId: number,
) {
  const situation = usePaymentSituation({
    ...{ store: { moduleId }, zone: facts?.zone ?? null, total, config },
  });
  const choice = getPaymentChoice(draft);
  const problem: PaymentProblem | null = getPaymentProblem(situation, choice);
  return { problem, walletPaid: getWalletAmount(situation, choice), situation };
}

/** The state and actions of the page: totals, what is missing, what has changed, sending. X-31, D-16, D-20, D-21. */
export function useParcel(input: ParcelInput) {
  const { category, config, draft } = input;
  const now = useNow();
  const moduleId = useSession((session) => session.module?.id ?? null);
  const found = useParcelFacts({ category, config, moduleId, draft, now });
  const { facts } = found;
  const reread = async () => void (await Promise.all([input.reread(), found.reread()]));
  const reading = useReading(reread, false, true);
  const totals = facts && priceDraft(facts, draft);
  const payment = usePayment(input, facts, totals?.total ?? 0, moduleId ?? 0);
  const { shareText, acceptShare } = useWalletChange(payment.situation, getPaymentChoice(draft));
  const changes = useRefusedChanges({ isExplained: shareText !== null, isReading: reading.isReading });
  const missing =
    facts && now ? getMissingParcelDetail(facts, draft, payment.problem === null, now) : ('price' as const);
  const problems = now ? getParcelProblems(found, draft, now) : [];

  // What was refused, and what was accepted, holds for this parcel only.
  const [refusedAbout, setRefusedAbout] = useState('');
  const [message, setMessage] = useState<(ReturnType<typeof toParcelMessage> & { about: unknown }) | null>(
    null,
  );
  const about = `${category?.id ?? ''} ${JSON.stringify(draft)}`;
  const isOpen = shareText !== null || (refusedAbout === about && changes.texts.length > 0);
  const agreed = refusedAbout === about ? changes.agreed : null;
  const refused = (error: ApiError): boolean => {
    if (error.status < 500) void reading.read();
    if (error.has('changed')) {
      changes.refuse(error);
      setRefusedAbout(about);
      return true;
    }
    const spotMessage = toParcelMessage(error);
    setMessage(spotMessage && { ...spotMessage, about });
    return spotMessage !== null;
  };

  const isUpdating = found.isLoading || reading.isReading;
  const latest = useLatest<Status>({
    ...{ facts, draft, totals, refused },
    walletPaid: payment.walletPaid,
    isBlocked: missing !== null || isOpen || found.isLoading,
    agreed,
    done: reading.done,
  });
  const { send, busy } = useSending(input.onLeaving, latest);
  const [attempt, setAttempt] = useState(0);
  return {
    ...input,
    facts,
    totals,
    payment,
    missing,
    problems,
    attempt,
    busy,
    isUpdating,
    /** Nothing is missing except charges that are part of the total: nothing is sent before they have loaded. */
    isPricing: missing === null && found.isLoading,
    changes: {
      isOpen,
      texts: shareText ? [shareText] : changes.texts,
      accept: () => {
        changes.accept();
        acceptShare();
      },
    },
    // A change by the customer may have solved it.
    message: message?.about === about ? message : null,
    send: () => (missing === null && category ? send() : setAttempt(attempt + 1)),
  };
}

export type Parcel = ReturnType<typeof useParcel>;
