import { useApi } from '@shop/api';
import { logout } from '@shop/contract';
import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { useLocation, useNavigate } from '@shop/router';
import { endSession, useSessionStore } from '@shop/session';
import { ConfirmDialog, toast } from '@shop/ui';
import { useRef, useState, type ReactElement } from 'react';
import { messages } from '../../messages';

/** Milliseconds between the confirmation and the end of the session (BIZ-04). */
const delay = 500;

/**
 * Asks for confirmation, then ends the session and goes to the home page (HEAD-13, STATE-31), unless the customer still
 * cancels before that. Render `dialog`.
 */
export function useLogout(): { confirmLogout: () => void; dialog: ReactElement } {
  const { t } = useTranslation(messages);
  const session = useSessionStore();
  const bus = useBus();
  const api = useApi();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const leave = () => {
    setBusy(true);
    timer.current = setTimeout(() => {
      setBusy(false);
      setOpen(false);
      // Revokes the token on the server too; nothing waits for it.
      api.send(logout, {}).catch(() => undefined);
      if (!endSession(session, bus, 'logout')) return;
      toast.success(t('logout.done'));
      void navigate(pathname === '/home' ? '/' : '/home');
    }, delay);
  };

  const stay = () => {
    clearTimeout(timer.current);
    setBusy(false);
    setOpen(false);
  };

  return {
    confirmLogout: () => setOpen(true),
    dialog: (
      <ConfirmDialog
        open={isOpen}
        title={t('logout.sure')}
        confirmLabel={t('yes')}
        cancelLabel={t('no')}
        busy={busy}
        onCancel={stay}
        onConfirm={leave}
      />
    ),
  };
}
