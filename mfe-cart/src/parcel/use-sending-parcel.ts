import { reportError, useApi, type ApiError } from '@shop/api';
import type { SendParcelBody } from '@shop/contract';
import { toMinor } from '@shop/domain';
import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { useNavigate } from '@shop/router';
import { saveContactPhone, saveFollowed } from '@shop/session';
import { toast } from '@shop/ui';
import { messages } from '../messages';
import { useOnce } from '../ordering/placing/use-once';
import { useGatewayPage } from '../payment/gateway-address';
import { toConfirmationAddress } from '../payment/order-payment';
import { useLeaveForPayment } from '../payment/use-leave';
import { forgetParcel } from './parcel-draft';
import type { ParcelFacts } from './parcel-order';
import { forgetSent, sendOnce, type Ending } from './send-carefully';

interface SendingHandlers {
  /** The parcel is sent and the page is about to be left; the screen keeps its content until then. */
  onLeaving: () => void;
  /** Shows a refusal on the page; returns true if no other message is needed. */
  onRefused: (error: ApiError) => boolean;
}

/** A parcel that is ready to be sent. */
interface ReadyParcel {
  body: SendParcelBody;
  facts: ParcelFacts;
}

type KnownEnding = Exclude<Ending, { kind: 'hidden' }>;

/** Sends the parcel once, then goes to the gateway's or the confirmation page. D-21, D-23, F-28, X-31. */
export function useSendingParcel({ onLeaving, onRefused }: SendingHandlers) {
  const { t } = useTranslation(messages);
  const api = useApi();
  const bus = useBus();
  const navigate = useNavigate();
  const leave = useLeaveForPayment();
  const getGatewayPage = useGatewayPage();

  /** Returns whether the page is being left. */
  const follow = async ({ ending, name }: { ending: KnownEnding; name: string }): Promise<boolean> => {
    if (ending.kind !== 'placed') {
      if (ending.kind === 'lost') toast.error(t('parcel.lost'), { lasts: 12_000 });
      else if (!onRefused(ending.error)) reportError(api, ending.error);
      return false;
    }
    const { placed, body } = ending;
    const { orderId } = placed;
    const { token, decimals } = api.session.getState();
    onLeaving();
    forgetParcel();
    bus.emit('order:placed', { orderId });
    const value = toMinor(body.order_amount, decimals);
    bus.emit('analytics:measured', { name: 'purchase', orderId, value, items: [] });
    const phone = token ? '' : body.contact_person_number;
    saveContactPhone('order', orderId, phone);
    if (phone !== '') saveFollowed({ kind: 'order', id: orderId, name });
    const gateway = body.payment_method === 'digital_payment' ? (body.gateway ?? '') : '';
    const payAt = placed.payAt ?? (await getGatewayPage(orderId, gateway));
    const isPaidElsewhere = payAt !== null && leave({ ...placed, payAt, gateway }, phone);
    // Replaces this page in the history, so that going back sends nothing.
    if (!isPaidElsewhere) void navigate(toConfirmationAddress(orderId), { replace: true });
    return true;
  };
  const { busy, work } = useOnce(follow);
  /** `prepare` returns the parcel once no change is pending; null for nothing to send. */
  const send = (prepare: () => Promise<ReadyParcel | null>): Promise<void> =>
    work(async () => {
      if (navigator.onLine === false) {
        toast.error(t('parcel.offline'), { lasts: 12_000 });
        return null;
      }
      const ready = await prepare();
      if (!ready) return null;
      const { body, facts } = ready;
      const scope = { moduleId: facts.moduleId, zoneIds: facts.senderZones };
      const ending = await sendOnce(api, body, scope);
      if (ending.kind !== 'hidden') return { ending, name: facts.category.name };
      const sendAgain = () => {
        forgetSent();
        void send(prepare);
      };
      toast.error(t('parcel.unknown'), {
        lasts: 30_000,
        action: { label: t('parcel.sendAgain'), run: sendAgain },
      });
      return null;
    });
  return { busy, send };
}
