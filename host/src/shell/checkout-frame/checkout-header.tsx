import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Icon, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { CartAction } from '../header/cart-action';
import { Bar, Line, Spacer } from '../header/header.styles';
import { ShopLogo } from '../header/shop-logo';

/**
 * Top of a checkout: logo, help in a new window, and the way back to the cart; nothing else leads away from the order.
 *
 */
export function CheckoutHeader() {
  const { t } = useTranslation(messages);
  return (
    <Bar>
      <Line>
        <ShopLogo />
        <Spacer />
        <Help to="/help-and-support" target="_blank" rel="noopener">
          <Icon name="info" />
          {t('footer.help')}
        </Help>
        <ToCart>
          <span>{t('bar.cart')}</span>
          <CartAction />
        </ToCart>
      </Line>
    </Bar>
  );
}

const Help = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space('xxs')};
  min-block-size: 44px;
  padding-inline: ${space('sm')};
  border-radius: ${radius('md')};
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  font-weight: 600;
  white-space: nowrap;
  &:hover {
    background: ${color('sunken')};
  }
`;

/** A label: pressing the word presses the cart's button, which a remote renders. */
const ToCart = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space('xs')};
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  /* No cart, no word. */
  &:not(:has(button)) {
    display: none;
  }
`;
