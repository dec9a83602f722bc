import { useBus, type ShopEvents } from '@shop/events';
import type { ListenerProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { safeNext, useLocation, useNavigate } from '@shop/router';
import { Dialog, space, Text } from '@shop/ui';
import styled from 'styled-components';
import { AuthPanel } from '../../components/auth-panel/auth-panel';
import { titleKeys } from '../../components/auth-panel/screen-frame';
import { useArrivalPage, useSignInFlow, type Arrival } from '../../flow/use-sign-in-flow';
import { messages } from '../../messages';

type SignInRequest = ShopEvents['auth:sign-in-requested'];

/**
 * Handles `auth:sign-in-requested`. After success it goes to `next`. Without one the visitor stays on the page,
 * except a new customer who came from the menu (STATE-44, STATE-50). Closing it emits `auth:sign-in-closed`.
 */
export default function SignInModal({ payload, done }: ListenerProps<SignInRequest>) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const arrivalPage = useArrivalPage();
  // A visitor who is on `next` already stays there: the page waited for the customer, and back keeps working.
  const followNext = (next: string) => {
    if (next !== pathname + search) void navigate(next);
  };
  const leave = (arrival: Arrival) => {
    if (payload.next) followNext(safeNext(payload.next));
    else if (arrival === 'sign-up' && payload.because === 'menu') void navigate(arrivalPage(arrival));
    done();
  };
  const close = () => {
    bus.emit('auth:sign-in-closed', {});
    done();
  };
  const flow = useSignInFlow(payload.mode, leave);
  const isForm = flow.mode === 'sign-in' || flow.mode === 'sign-up';
  return (
    <Dialog
      open
      onClose={close}
      title={t(titleKeys[flow.mode])}
      closeLabel={t('close')}
      width={flow.mode === 'sign-up' ? 560 : 440}
    >
      {isForm && payload.because !== 'menu' && <Reason $soft>{t(`because.${payload.because}`)}</Reason>}
      <AuthPanel flow={flow} onReset={close} takesFocus />
    </Dialog>
  );
}

const Reason = styled(Text)`
  margin-block-end: ${space('md')};
`;
