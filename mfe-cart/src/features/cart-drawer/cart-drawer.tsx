import { toAnalyticsItems, type CartLine } from '@shop/domain';
import { useTrackView, useShopEvent } from '@shop/events';
import type { ListenerProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { useOnLeave } from '@shop/router';
import { Button, EmptyState, toast } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { useCart, type Cart } from '../../cart/use-cart';
import { useCartTotals, type CartTotals } from '../../cart/use-cart-totals';
import { useCartProblems, type CartProblems } from '../../cart/use-cart-problems';
import { useCartSync } from '../../cart/use-cart-sync';
import { useProceed } from '../../cart/use-proceed';
import { UnfinishedPayment } from '../../components/unfinished-payment/deferred-unfinished-payment';
import { messages } from '../../messages';
import { CartArrival } from './cart-arrival';
import { CartFoot } from './cart-foot';
import { CartLines } from '../../components/cart-lines/cart-lines';
import { CartFrame, SellerRow } from '../../components/cart-lines/cart-frame';
import { ClearCart } from '../../components/cart-lines/clear-cart';
import type { Removal } from '../../components/cart-lines/undo-bar';
import { TogetherBanners } from '../../components/shared-cart/together-banners';
import { ListsLink, WaitingCarts } from '../../components/waiting-carts/waiting-carts';
import { CartTools } from './cart-tools';
import { ClosedNotice, LocationBanner, MergeBanner } from './cart-banners';
import { FreeDeliveryBar } from './free-delivery-bar';
import { OrderNote } from './order-note';

/**
 * Reduces or removes each line that cannot be ordered, as far as is available. Lines that need another choice are left
 * to the customer.
 */
function useMend({ blocked, byLine }: CartProblems) {
  const sync = useCartSync();
  return () => {
    for (const line of blocked) {
      const problem = byLine.get(line.id);
      if (problem?.kind === 'short') sync.setQuantity(line, problem.left);
      else if (problem?.kind === 'over-limit') sync.setQuantity(line, problem.most);
      else if (problem?.kind !== 'choice') sync.remove(line);
    }
  };
}

/** The last removed line, for a while. */
function useRemoval() {
  const { t } = useTranslation(messages);
  const sync = useCartSync();
  const [removed, setRemoved] = useState<Removal | null>(null);
  const restore = async (line: CartLine) => {
    if ((await sync.restore(line)) === 'other-store') toast.error(t('undoOtherStore'));
  };
  return {
    removed,
    remember: (line: CartLine) => setRemoved({ id: line.id, restore: () => void restore(line) }),
    forget: () => setRemoved(null),
  };
}

/** 'Shopping Cart': lines, progress to free delivery, checkout. CART-01 … CART-07. */
export default function CartDrawer({ done }: ListenerProps<object>) {
  const { t } = useTranslation(messages);
  const cart = useCart();
  const changes = useCartSync();
  const proceedOptions = {
    lineCount: cart.lines.length,
    next: '/checkout?page=cart',
    home: '/home',
    changes,
  };
  const { proceed, busy } = useProceed(proceedOptions, done);
  const totals = useCartTotals(cart.lines);
  const problems = useCartProblems(cart.lines);
  const { removed, remember, forget } = useRemoval();
  useOnLeave(done);
  useShopEvent('session:ended', done);
  const mend = useMend(problems);
  const { blocked } = problems;
  const isEmpty = cart.lines.length === 0;
  return (
    <CartFrame
      {...{ cart, removed }}
      title={t('title')}
      failure={{ title: t('failed') }}
      onClose={done}
      onRemovalDone={forget}
      foot={
        isEmpty ? null : (
          <CartFoot
            {...{ totals, blocked, busy }}
            isUpdating={cart.isUpdating}
            onProceed={proceed}
            onMend={mend}
          />
        )
      }
      before={
        <>
          <UnfinishedPayment />
          <MergeBanner />
          <WaitingCarts />
          <ListsLink onLeave={done} />
        </>
      }
      empty={<Empty onLeave={proceed} />}
    >
      {isEmpty ? null : <CartContent {...{ cart, totals, problems }} onLeave={done} onRemoved={remember} />}
    </CartFrame>
  );
}

/** Keeps the focus in the drawer when the button that had it is removed. CART-02. */
function Empty({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(messages);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    box.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>('h2')?.focus();
  }, []);
  return (
    <div ref={box}>
      <EmptyState title={t('empty.title')} action={<Button onClick={onLeave}>{t('empty.action')}</Button>}>
        {t('empty.text')}
      </EmptyState>
    </div>
  );
}

interface CartContentProps {
  cart: Cart;
  totals: CartTotals;
  problems: CartProblems;
  onLeave: () => void;
  onRemoved: (line: CartLine) => void;
}

function CartContent({ cart, totals, problems, onLeave, onRemoved }: CartContentProps) {
  useTrackView('cart', () => ({ name: 'view_cart', items: toAnalyticsItems(cart.lines) }));
  const sync = useCartSync();
  const { elsewhere } = problems;
  const [first] = cart.lines;
  return (
    <>
      {first && (
        <SellerRow name={first.item.storeName} to={`/store/${first.item.storeId}`} onLeave={onLeave}>
          <ClearCart clear={sync.clear} putBack={() => void sync.putBack(cart.lines)} />
        </SellerRow>
      )}
      <ClosedNotice lines={cart.lines} />
      <TogetherBanners lines={cart.lines} onLeave={onLeave} />
      {first && <CartArrival storeId={first.item.storeId} />}
      {first && <FreeDeliveryBar subtotal={totals.subtotal - totals.discount} storeId={first.item.storeId} />}
      <LocationBanner lines={elsewhere} onRemove={() => elsewhere.forEach(sync.remove)} />
      <CartLines
        cart={cart}
        problems={problems}
        withDiscount={!totals.isStoreDiscount}
        onRemoved={onRemoved}
      />
      {first && <OrderNote storeId={first.item.storeId} />}
      {first && <CartTools storeId={first.item.storeId} />}
    </>
  );
}
