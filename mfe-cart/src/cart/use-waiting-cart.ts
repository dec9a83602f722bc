import { useBus, useShopEvent } from '@shop/events';
import { isolate, useTranslation } from '@shop/i18n';
import { useNavigate } from '@shop/router';
import { chooseModule, useSession, useSessionStore } from '@shop/session';
import { toast } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { buttonMessages } from './button-messages';

/** Milliseconds: long enough to read the sentence and decide. */
const toastTime = 10_000;

/**
 * Says, when the visitor changes the module, that the cart of the module before waits there, and offers to go back. Each
 * module has a cart of its own. `count`: items in the cart of the present module.
 */
export function useWaitingCart(count: number): void {
  const { t, direction } = useTranslation(buttonMessages);
  const bus = useBus();
  const session = useSessionStore();
  const navigate = useNavigate();
  const module = useSession((state) => state.module);
  const last = useRef<{ module: NonNullable<typeof module>; count: number } | null>(null);
  useEffect(() => {
    last.current = module && count > 0 ? { module, count } : null;
  }, [module, count]);
  useShopEvent('module:changed', ({ moduleId }) => {
    const left = last.current;
    if (!left || left.module.id === moduleId) return;
    const goBack = () => {
      chooseModule(session, bus, left.module);
      void navigate('/home');
    };
    const name = isolate(left.module.name, direction);
    toast.info(t('waitingCart.text', { count: left.count, module: name }), {
      action: { label: t('waitingCart.back'), run: goBack },
      lasts: toastTime,
    });
  });
}
