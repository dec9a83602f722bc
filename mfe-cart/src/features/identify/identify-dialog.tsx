import { useBus } from '@shop/events';
import type { ListenerProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { safeNext, useNavigate } from '@shop/router';
import { Button, Dialog, space, Text } from '@shop/ui';
import styled from 'styled-components';
import { saveGuestChoice } from '../../cart/guest-choice';
import { messages } from '../../messages';

/** Asks before the checkout, once a visit: guest, Login or Sign Up. PROMPT-01, GEN-15. */
export default function IdentifyDialog({ payload, done }: ListenerProps<{ next: string }>) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const navigate = useNavigate();
  const goOn = () => {
    saveGuestChoice();
    done();
    void navigate(safeNext(payload.next));
  };
  const signIn = (mode: 'sign-in' | 'sign-up') => {
    done();
    bus.emit('auth:sign-in-requested', { because: 'checkout', mode, next: payload.next });
  };
  return (
    <Dialog
      open
      onClose={done}
      title={t('identify.title')}
      closeLabel={t('close')}
      width={400}
      footer={
        <Choices>
          <Button wide onClick={goOn}>
            {t('identify.guest')}
          </Button>
          <Button wide tone="secondary" onClick={() => signIn('sign-in')}>
            {t('identify.login')}
          </Button>
          <Button wide tone="quiet" onClick={() => signIn('sign-up')}>
            {t('identify.signUp')}
          </Button>
        </Choices>
      }
    >
      <Text $soft>{t('identify.text')}</Text>
    </Dialog>
  );
}

const Choices = styled.div`
  display: grid;
  gap: ${space('sm')};
`;
