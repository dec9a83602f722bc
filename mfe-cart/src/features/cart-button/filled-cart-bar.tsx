import type { CartLine } from '@shop/domain';
import { useFormat } from '@shop/i18n';
import { color, layer, radius, shadow, space } from '@shop/ui';
import { startTransition, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useCartButton } from '../../cart/use-cart-button';
import { useCartTotals } from '../../cart/use-cart-totals';

const none: CartLine[] = [];

/** Whether the window is narrow enough for the bar; wide windows compute and request nothing for it. */
function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 56.25em)');
    // A transition: the first check runs while the page is being hydrated.
    const look = () => startTransition(() => setNarrow(!wide.matches));
    look();
    wide.addEventListener('change', look);
    return () => wide.removeEventListener('change', look);
  }, []);
  return isNarrow;
}

/** The button at the bottom edge that opens the cart, with its total. */
export default function FilledCartBar({ label, text }: { label: string; text: string }) {
  const { lines, count, open } = useCartButton();
  const format = useFormat();
  const isNarrow = useNarrow();
  const { subtotal, discount } = useCartTotals(isNarrow ? lines : none);
  return (
    <Bar type="button" onClick={open} aria-label={label}>
      <Count>{count}</Count>
      <span>{text}</span>
      <bdi>{isNarrow && format.money(subtotal - discount)}</bdi>
    </Bar>
  );
}

const Bar = styled.button`
  position: fixed;
  z-index: ${layer('bar')};
  inset-block-end: ${space('md')};
  inset-inline: ${space('md')};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('sm')};
  min-block-size: 52px;
  padding-inline: ${space('md')};
  border-radius: ${radius('lg')};
  background: ${color('brand')};
  color: ${color('onBrand')};
  font-weight: 700;
  box-shadow: ${shadow('high')};
  /* A page with a bar of its own at this edge has the cart in the header only. */
  body:has([data-action-bar]) & {
    display: none;
  }
  @media (min-width: 56.25em) {
    display: none;
  }
`;

const Count = styled.span`
  min-inline-size: 28px;
  padding-inline: 6px;
  border: 1px solid currentColor;
  border-radius: ${radius('sm')};
  text-align: center;
`;
