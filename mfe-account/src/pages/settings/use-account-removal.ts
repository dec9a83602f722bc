import { useAction, type ApiError, type ErrorEntry } from '@shop/api';
import { removeAccount } from '@shop/contract';
import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { useNavigate } from '@shop/router';
import { endSession, useSessionStore } from '@shop/session';
import { toast } from '@shop/ui';
import { useState } from 'react';
import { messages } from '../../messages';

const isRefusal = ({ kind, status, entries }: ApiError) =>
  kind === 'http' && status < 500 && status !== 401 && status !== 429 && entries.length > 0;

/** Deletes the account and continues as a guest; resolves to the obstacles, if any. STATE-36, ERR-21, D-27. */
export function useAccountRemoval() {
  const { t } = useTranslation(messages);
  const session = useSessionStore();
  const bus = useBus();
  const navigate = useNavigate();
  const [reasons, setReasons] = useState<readonly ErrorEntry[]>([]);
  const removal = useAction(removeAccount, {
    onError: (error) => {
      if (isRefusal(error)) setReasons(error.entries);
      return isRefusal(error);
    },
  });
  const remove = async () => {
    setReasons([]);
    if ((await removal.run({})) === undefined) return;
    endSession(session, bus, 'logout');
    toast.success(t('settings.deleted'));
    void navigate('/');
  };
  return { remove, reasons, busy: removal.busy };
}
