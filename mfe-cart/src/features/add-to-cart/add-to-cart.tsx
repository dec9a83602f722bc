import { useShopConfig } from '@shop/api';
import { isSameLine, itemAvailability, type Item } from '@shop/domain';
import { useBus } from '@shop/events';
import type { SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { Button, space, toast } from '@shop/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useAddToCart } from '../../cart/use-add-to-cart';
import { useCart } from '../../cart/use-cart';
import { messages } from '../../messages';
import { OtherStoreDialog } from './other-store-dialog';
import { isUnchanged, useAddCheck } from './use-add-check';

type Props = SlotProps['add-to-cart'];

/** Open, closed or sold out, once the page runs in a browser; till then nothing is held against the item. */
function useMayOrder(item: Item): { soldOut: boolean; closed: boolean } {
  const timeZone = useShopConfig()?.timeZone ?? 'UTC';
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  if (!now) return { soldOut: item.stock === 0, closed: false };
  const { state, mayOrder } = itemAvailability(item, now, timeZone);
  return { soldOut: state === 'out-of-stock', closed: !mayOrder };
}

/** Adding needs a place (D-04); what was wanted is told to whoever asks for it. */
function useZoneGate() {
  const bus = useBus();
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  return () => {
    if (!hasZone) bus.emit('place:choose-requested', { because: 'cart' });
    return hasZone;
  };
}

/**
 * Add to Cart, or Update To Cart once the same choice is in the cart or a line is edited; with all that must hold
 * before. STATE-08 … STATE-11, STATE-20.
 */
export function AddToCart({ item, choice, quantity, line = null, onDone }: Props) {
  const { t } = useTranslation(messages);
  const { lines } = useCart();
  const { soldOut, closed } = useMayOrder(item);
  const check = useAddCheck();
  const passZone = useZoneGate();
  const adding = useAddToCart();
  const edited = line ?? lines.find((known) => isSameLine(known, item.id, choice)) ?? null;

  const update = async () => {
    if (!edited) return;
    if (isUnchanged(edited, choice, quantity)) return toast.info(t('add.unchanged'));
    if (!(await adding.update(edited, choice, quantity))) return;
    toast.success(t('add.updated'));
    onDone?.();
  };
  const add = async () => {
    if ((await adding.add({ item, choice, quantity })) !== 'added') return;
    toast.success(t('add.added'));
    onDone?.();
  };
  const press = () => {
    const problem = check(item, choice, quantity);
    if (problem) return toast.error(problem);
    if (passZone()) void (edited ? update() : add());
  };
  const replace = async () => {
    if ((await adding.replace()) !== 'added') return;
    toast.success(t('otherStore.done'), { lasts: clearCartToast });
    onDone?.();
  };

  const label = soldOut ? 'add.outOfStock' : closed ? 'add.notNow' : edited ? 'add.update' : 'add.add';
  return (
    <Line>
      <Button wide icon="cart" onClick={press} busy={adding.busy} disabled={soldOut || closed}>
        {t(label)}
      </Button>
      <OtherStoreDialog
        open={adding.isAskingOtherStore}
        busy={adding.busy}
        onConfirm={() => void replace()}
        onCancel={adding.keepCart}
      />
    </Line>
  );
}

/** BIZ-10, milliseconds. */
const clearCartToast = 5_000;

const Line = styled.div`
  display: flex;
  gap: ${space('sm')};
`;
