import { useApi } from '@shop/api';
import { getMergedPlan, getShopTime, type RentalCart } from '@shop/domain';
import { useBus } from '@shop/events';
import { isolate, useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { toast } from '@shop/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { messages } from '../../messages';
import { type ShownRentalCart, useRentalController } from '../../rental-cart/use-rental-cart';

/** Milliseconds: long enough to read both names and decide. */
const toastTime = 20_000;

/**
 * For a backend that does not keep what signing in leaves open (`cart-merge`): says that the account's rental cart holds
 * vehicles of another provider than the guest's, and offers to replace them by the guest's. `cart`: the present one. D-17.
 */
export function useLeftRentalCart(cart: ShownRentalCart): void {
  const { t, direction } = useTranslation(messages);
  const api = useApi();
  const bus = useBus();
  const controller = useRentalController();
  const isKept = useSession(({ capabilities }) => capabilities?.includes('cart-merge') === true);
  const isGuest = useSession((session) => session.restored && session.token === null);
  const last = useRef<RentalCart | null>(null);
  const getToken = () => api.session.getState().token;
  const take = async (left: RentalCart, token: string | null) => {
    if (getToken() !== token) return; // the cart of another customer
    const plan = getMergedPlan(cart.plan, left.plan, getShopTime(api.session.getState()));
    if (!plan) return;
    const wanted = left.lines.map(({ vehicle, quantity }) => ({ vehicle, quantity, plan }));
    if ((await controller.replace(...wanted)) === 'added') bus.emit('rental-cart:open-requested', {});
  };
  const offer = useEffectEvent((left: RentalCart) => {
    const { provider: own, lines } = cart;
    const token = getToken();
    if (isKept || !left.provider || !own || lines.length === 0 || own.id === left.provider.id) return;
    const names = { guest: isolate(left.provider.name, direction), account: isolate(own.name, direction) };
    toast.info(t('rental.left.text', names), {
      action: { label: t('rental.left.take'), run: () => void take(left, token) },
      lasts: toastTime,
    });
  });
  useEffect(() => {
    if (isGuest) last.current = cart.lines.length > 0 ? cart : null;
    else if (cart.isKnown && last.current) {
      // Every tab is signed in; only the visible one asks.
      if (document.visibilityState === 'visible') offer(last.current);
      last.current = null;
    }
  }, [isGuest, cart]);
}
