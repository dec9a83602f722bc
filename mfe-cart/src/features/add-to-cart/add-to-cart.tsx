import { useShopConfig } from '@shop/api';
import { type CartLine, checkoutTarget, type Choice, isSameLine, type Item } from '@shop/domain';
import { useBus } from '@shop/events';
import type { InCart, SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { useNavigate } from '@shop/router';
import { useSession } from '@shop/session';
import { Button, space, toast } from '@shop/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { isProvisional } from '../../cart/controller/apply-pending';
import { useGoToModule } from '../../cart/go-to-module';
import { continuesAsGuest } from '../../cart/guest-choice';
import { savePurchase } from '../../cart/saved-purchase';
import { useAddToCart } from '../../cart/use-add-to-cart';
import { useCart, useCartController } from '../../cart/use-cart';
import { OtherStoreDialog } from '../../components/other-store/other-store-dialog';
import { buttonMessages } from '../../cart/button-messages';
import { clearCartToast } from '../../cart/clear-cart-toast';
import { isUnchanged, useAddCheck } from './use-add-check';
import { useMayOrder } from './use-may-order';

/**
 * Goes to the checkout with one item, in the item's module. Visitors who have to sign in or continue as a guest first
 * arrive there afterwards. STATE-09, STATE-10.
 */
function useBuyNow() {
  const bus = useBus();
  const navigate = useNavigate();
  const signedIn = useSession((session) => session.token !== null);
  const guestCheckout = useShopConfig()?.guestCheckout ?? false;
  const goToModule = useGoToModule();
  return (item: Item, choice: Choice, quantity: number) => {
    goToModule(item);
    savePurchase(item, choice, quantity);
    const next = `/checkout?page=${item.campaign ? 'campaign' : 'buy_now'}`;
    const target = checkoutTarget({
      lineCount: 1,
      signedIn,
      guestCheckout: guestCheckout && !item.campaign,
      continuesAsGuest: continuesAsGuest(),
    });
    if (target === 'checkout') void navigate(next);
    else if (target === 'guest-or-login') bus.emit('checkout:identify-requested', { next });
    else bus.emit('auth:sign-in-requested', { because: item.campaign ? 'campaign' : 'checkout', next });
  };
}

type Props = SlotProps['add-to-cart'];

/** Adding needs a location (D-04); the handler that asks for one gets the reason. */
function useZoneGate() {
  const bus = useBus();
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  return () => {
    if (!hasZone) bus.emit('place:choose-requested', { because: 'cart' });
    return hasZone;
  };
}

/** The line of the cart with this item and choice. */
function useEqualLine(item: Item, choice: Choice): CartLine | null {
  const { lines } = useCart();
  return lines.find((line) => !isProvisional(line) && isSameLine(line, item.id, choice)) ?? null;
}

/** Reports the line to the page, whose quantity starts at the line's. */
function useReport(line: CartLine | null, onInCart: ((inCart: InCart | null) => void) | undefined): void {
  const controller = useCartController();
  useEffect(() => {
    if (!line) return onInCart?.(null);
    const remove = () => controller.setQuantity(line, 0);
    onInCart?.({ id: line.id, quantity: line.quantity, remove });
  }, [controller, line, onInCart]);
}

/** Adds the item, or changes the equal line or the one that is edited. */
function useCartAction({ item, choice, quantity, line = null, onDone, onInCart }: Props) {
  const { t } = useTranslation(buttonMessages);
  const adding = useAddToCart();
  const equal = useEqualLine(item, choice);
  useReport(line ? null : equal, onInCart);
  const edited = line ?? equal;
  const bus = useBus();
  const done = (message: string, lasts?: number) => {
    const view = { label: t('view'), run: () => bus.emit('cart:open-requested', {}) };
    toast.success(message, { action: view, ...(lasts === undefined ? {} : { lasts }) });
    onDone?.();
  };
  const update = async (known: CartLine) => {
    if (isUnchanged(known, choice, quantity)) return toast.info(t('add.unchanged'));
    if (await adding.update(known, choice, quantity)) done(t('add.updated'));
  };
  const add = async () => {
    if ((await adding.add({ item, choice, quantity }, onDone)) === 'added') done(t('add.added'));
  };
  const replace = async (keeps: boolean) => {
    if ((await adding.replace(keeps)) === 'added')
      done(t(keeps ? 'otherStore.kept' : 'otherStore.done'), clearCartToast);
  };
  return { adding, replace, isUpdate: edited !== null, go: () => (edited ? update(edited) : add()) };
}

/**
 * Buy Now and Add to Cart, or Update To Cart when the same choice is in the cart or a line is edited. A campaign's item
 * is ordered without the cart. All checks run before. ITEM-05, STATE-08 … STATE-11, STATE-20.
 */
export function AddToCart(props: Props) {
  const { item, choice, quantity, line = null, onDone } = props;
  const { t } = useTranslation(buttonMessages);
  const mayOrder = useMayOrder(item);
  const check = useAddCheck();
  const passZone = useZoneGate();
  const buyNow = useBuyNow();
  const cart = useCartAction(props);
  const press = (go: () => void) => {
    const problem = check(item, choice, quantity);
    if (problem) return toast.error(problem);
    if (passZone()) go();
  };
  const buy = () => {
    onDone?.();
    buyNow(item, choice, quantity);
  };

  if (!mayOrder || item.campaign)
    return (
      <Line>
        <Button wide disabled={!mayOrder} onClick={() => press(buy)}>
          {t(mayOrder ? 'add.order' : 'add.outOfStock')}
        </Button>
      </Line>
    );
  return (
    <Line>
      {!line && (
        <Button wide tone="secondary" onClick={() => press(buy)}>
          {t('add.buy')}
        </Button>
      )}
      <Button wide icon="cart" busy={cart.adding.busy} onClick={() => press(() => void cart.go())}>
        {t(cart.isUpdate ? 'add.update' : 'add.add')}
      </Button>
      <OtherStoreDialog
        open={cart.adding.isAskingOtherStore}
        busy={cart.adding.busy}
        onConfirm={() => void cart.replace(false)}
        onKeep={() => void cart.replace(true)}
        onCancel={cart.adding.keepCart}
      />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${space('sm')};
`;
