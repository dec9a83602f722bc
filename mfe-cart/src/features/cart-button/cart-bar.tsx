import { priceLine } from '@shop/domain';
import { matchRoute } from '@shop/federation';
import { useFormat, useTranslation } from '@shop/i18n';
import { useLocation } from '@shop/router';
import { color, layer, radius, shadow, space } from '@shop/ui';
import styled from 'styled-components';
import { useCartButton } from '../../cart/use-cart-button';
import { messages } from '../../messages';
import { routes } from '../../routes.manifest';

/** Above the bottom edge on phones while the cart holds something; not where that is being ordered. */
export function CartBar() {
  const { t } = useTranslation(messages);
  const { lines, count, open } = useCartButton();
  const format = useFormat();
  const { pathname } = useLocation();
  if (count === 0 || matchRoute(routes, pathname)) return null;
  const total = lines.reduce((sum, line) => sum + priceLine(line.item, line, line.quantity).net, 0);
  return (
    <Bar type="button" onClick={open} aria-label={t('open', { count })}>
      <Count>{count}</Count>
      <span>{t('view')}</span>
      <bdi>{format.money(total)}</bdi>
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
  @media (min-width: 900px) {
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
