import { useShopConfig } from '@shop/api';
import { checkoutTarget, type Choice, type Item } from '@shop/domain';
import { useBus } from '@shop/events';
import { useNavigate } from '@shop/router';
import { useSession } from '@shop/session';
import { savePurchase } from './saved-purchase';

/** Straight to checkout with one item; who must say first who they are goes on there afterwards. STATE-09, STATE-10. */
export function useBuyNow() {
  const bus = useBus();
  const navigate = useNavigate();
  const signedIn = useSession((session) => session.token !== null);
  const guestCheckout = useShopConfig()?.guestCheckout ?? false;
  return (item: Item, choice: Choice, quantity: number) => {
    savePurchase(item, choice, quantity);
    const next = `/checkout?page=${item.campaign ? 'campaign' : 'buy_now'}`;
    const target = checkoutTarget({
      lineCount: 1,
      signedIn,
      guestCheckout: guestCheckout && !item.campaign,
    });
    if (target === 'checkout') void navigate(next);
    else if (target === 'guest-or-login') bus.emit('checkout:identify-requested', { next });
    else bus.emit('auth:sign-in-requested', { because: item.campaign ? 'campaign' : 'checkout', next });
  };
}
