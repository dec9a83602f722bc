import type { CartLine as Line } from '@shop/domain';
import { useBus } from '@shop/events';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Cart } from '../../cart/use-cart';
import type { CartProblems } from '../../cart/use-cart-problems';
import { useCartSync } from '../../cart/use-cart-sync';
import { CartLine, type LineActions } from './cart-line';
import { focusAfter } from './focus-after';
import { useLeavingLines } from './use-leaving-lines';

/** Lines that are rendered when the drawer opens. */
const initialCount = 24;

interface Props {
  cart: Cart;
  problems: CartProblems;
  withDiscount: boolean;
  /** A line was removed, which can be undone. */
  onRemoved: (line: Line) => void;
}

/** The actions that all lines share. */
function useLineActions(onExited: LineActions['onExited'], onRemoved: Props['onRemoved']) {
  const bus = useBus();
  const sync = useCartSync();
  const list = useRef<HTMLUListElement>(null);
  const actions = useMemo<LineActions>(() => {
    const edit = async (line: Line) => {
      await sync.settled();
      bus.emit('item:open-requested', {
        itemId: line.item.id,
        cartLineId: line.id,
        campaign: line.item.campaign,
        ...(line.note ? { note: line.note } : {}),
      });
    };
    return {
      setQuantity: sync.setQuantity,
      acceptPrice: (line) => void sync.acceptPrice(line),
      edit: (line) => void edit(line),
      onExited,
      remove: (line) => {
        focusAfter(list.current, line);
        sync.remove(line);
        onRemoved(line);
      },
    };
  }, [bus, sync, onExited, onRemoved]);
  return { list, actions };
}

/** The lines of the cart, which can be changed and removed. CART-01. */
export function CartLines({ cart, problems, withDiscount, onRemoved }: Props) {
  const { shown, onExited } = useLeavingLines(cart.lines);
  const { list, actions } = useLineActions(onExited, onRemoved);
  const [most, setMost] = useState(initialCount);
  // A long cart opens with its first lines; a transition adds the rest without blocking the page.
  useEffect(() => startTransition(() => setMost(Infinity)), []);
  return (
    <List ref={list}>
      {shown.slice(0, most).map(({ key, line, motion }) => (
        <CartLine
          key={key}
          line={line}
          motion={motion}
          problem={problems.byLine.get(line.id) ?? null}
          isLocked={cart.locked.has(line.id)}
          withDiscount={withDiscount}
          actions={actions}
        />
      ))}
    </List>
  );
}

const List = styled.ul`
  overflow-anchor: none;
`;
