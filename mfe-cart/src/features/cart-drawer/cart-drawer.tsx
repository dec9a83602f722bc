import { useShopConfig } from '@shop/api';
import { checkoutTarget, type CartLine as Line } from '@shop/domain';
import { useBus } from '@shop/events';
import type { ListenerProps } from '@shop/federation';
import { useFormat, useTranslation } from '@shop/i18n';
import { useNavigate } from '@shop/router';
import { useSession } from '@shop/session';
import { Button, color, Drawer, EmptyState, ErrorCard, Skeleton, size, space, toast } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useAddToCart } from '../../cart/use-add-to-cart';
import { useCart } from '../../cart/use-cart';
import { useCartFigures, type CartFigures } from '../../cart/use-cart-figures';
import { useCartSync } from '../../cart/use-cart-sync';
import { messages } from '../../messages';
import { CartLine } from './cart-line';
import { ClearCart } from './clear-cart';
import { FreeDeliveryBar } from './free-delivery-bar';

/** Where 'Proceed To Checkout' leads: STATE-21 … STATE-24. */
function useProceed(lineCount: number, close: () => void) {
  const bus = useBus();
  const navigate = useNavigate();
  const signedIn = useSession((session) => session.token !== null);
  const guestCheckout = useShopConfig()?.guestCheckout ?? false;
  return () => {
    close();
    const next = '/checkout?page=cart';
    const target = checkoutTarget({ lineCount, signedIn, guestCheckout });
    if (target === 'checkout') void navigate(next);
    else if (target === 'home') void navigate('/home');
    else if (target === 'guest-or-login') bus.emit('checkout:identify-requested', { next });
    else bus.emit('auth:sign-in-requested', { because: 'checkout', next });
  };
}

/** 'Shopping Cart': lines that can be changed or removed, way to free delivery, checkout. CART-01 … CART-07. */
export default function CartDrawer({ done }: ListenerProps<object>) {
  const { t } = useTranslation(messages);
  const cart = useCart();
  const proceed = useProceed(cart.lines.length, done);
  const figures = useCartFigures(cart.lines);
  const isFilled = cart.lines.length > 0;
  return (
    <Drawer
      open
      onClose={done}
      title={t('title')}
      closeLabel={t('close')}
      footer={isFilled && <Foot figures={figures} onProceed={proceed} />}
    >
      {cart.failed ? (
        <ErrorCard title={t('failed')} retryLabel={t('retry')} onRetry={cart.retry} />
      ) : !cart.isKnown ? (
        <Waiting />
      ) : isFilled ? (
        <Lines lines={cart.lines} subtotal={figures.subtotal - figures.discount} close={done} />
      ) : (
        <EmptyState title={t('empty.title')} action={<Button onClick={proceed}>{t('empty.action')}</Button>}>
          {t('empty.text')}
        </EmptyState>
      )}
    </Drawer>
  );
}

function Lines({ lines, subtotal, close }: { lines: Line[]; subtotal: number; close: () => void }) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const sync = useCartSync();
  const adding = useAddToCart();
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  const rule = useShopConfig()?.freeDelivery ?? null;
  const remove = (line: Line, index: number) => {
    sync.remove(line);
    const undo = {
      label: t('undo'),
      run: () => void adding.add({ item: line.item, choice: line, quantity: line.quantity }),
    };
    toast.success(t('removed'), { action: undo, lasts: 6_000 });
    const next = heading?.querySelectorAll<HTMLElement>('li')[index + 1] ?? heading;
    (next?.querySelector<HTMLElement>('button') ?? next)?.focus();
  };
  const edit = (line: Line) => {
    close();
    bus.emit('item:open-requested', {
      itemId: line.item.id,
      cartLineId: line.id,
      campaign: line.item.campaign,
    });
  };
  return (
    <div ref={setHeading} tabIndex={-1}>
      <FreeDeliveryBar subtotal={subtotal} rule={rule} />
      <ul>
        {lines.map((line, index) => (
          <CartLine
            key={line.id}
            line={line}
            onQuantity={(quantity) => sync.setQuantity(line, quantity)}
            onRemove={() => remove(line, index)}
            onEdit={() => edit(line)}
          />
        ))}
      </ul>
      <ClearCart />
    </div>
  );
}

function Foot({ figures, onProceed }: { figures: CartFigures; onProceed: () => void }) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const { subtotal, discount, missing } = figures;
  return (
    <Stack>
      {missing > 0 && <Hint>{t('storeDiscount', { amount: format.money(missing) })}</Hint>}
      {discount > 0 && (
        <Hint>
          <span>{t('discount')}</span>
          <bdi>−{format.money(discount)}</bdi>
        </Hint>
      )}
      <Sum>
        <span>{t('subtotal')}</span>
        <bdi>{format.money(subtotal - discount)}</bdi>
      </Sum>
      <Button wide onClick={onProceed}>
        {t('proceed')}
      </Button>
    </Stack>
  );
}

const Waiting = () => (
  <Stack aria-busy="true">
    <Skeleton $height="72px" />
    <Skeleton $height="72px" />
    <Skeleton $height="72px" />
  </Stack>
);

const Stack = styled.div`
  display: grid;
  gap: ${space('sm')};
`;

const Hint = styled.p`
  display: flex;
  justify-content: space-between;
  color: ${color('success')};
  font-size: ${size('sm')};
  font-weight: 600;
`;

const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;
