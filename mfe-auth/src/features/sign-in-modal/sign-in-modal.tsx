import type { ShopEvents } from '@shop/events';
import type { ListenerProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { safeNext, useNavigate } from '@shop/router';
import { Dialog, Text } from '@shop/ui';
import { AuthPanel, useAuthMode } from '../../auth-panel/auth-panel';
import { messages } from '../../messages';

/** The modal of `auth:sign-in-requested`; after success it goes on to `next` when one was given. */
export default function SignInModal({ payload, done }: ListenerProps<ShopEvents['auth:sign-in-requested']>) {
  const { t } = useTranslation(messages);
  const navigate = useNavigate();
  const [mode, setMode] = useAuthMode(payload.mode);
  const finish = () => {
    if (payload.next) void navigate(safeNext(payload.next));
    done();
  };
  return (
    <Dialog
      open
      onClose={done}
      title={t(mode === 'sign-in' ? 'signIn' : 'signUp')}
      closeLabel={t('close')}
      width={mode === 'sign-in' ? 440 : 560}
    >
      {payload.because !== 'menu' && <Text $soft>{t(`because.${payload.because}`)}</Text>}
      <AuthPanel mode={mode} onMode={setMode} onDone={finish} />
    </Dialog>
  );
}
