import { useTranslation } from '@shop/i18n';
import { color, Icon, motion, prefetchLayers, radius, size } from '@shop/ui';
import styled from 'styled-components';
import { useCartButton } from '../../cart/use-cart-button';
import { useCartUpkeep } from '../../cart/use-cart-upkeep';
import { messages } from '../../messages';

/** Cart icon with the number of pieces. Opens the drawer. Stands on every page, so it keeps the cart right, too. */
export function CartButton() {
  const { t } = useTranslation(messages);
  const { count, open } = useCartButton();
  useCartUpkeep();
  return (
    <Button type="button" onClick={open} onPointerEnter={prefetchLayers} aria-label={t('open', { count })}>
      <Icon name="cart" size={22} />
      {count > 0 && <Badge aria-hidden="true">{count > 99 ? '99+' : count}</Badge>}
    </Button>
  );
}

const Button = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${radius('full')};
  transition: background-color ${motion.fast};
  &:hover {
    background: ${color('sunken')};
  }
`;

const Badge = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 0;
  min-inline-size: 20px;
  padding-inline: 5px;
  border-radius: ${radius('full')};
  background: ${color('brand')};
  color: ${color('onBrand')};
  font-size: ${size('xs')};
  font-weight: 700;
  line-height: 20px;
  text-align: center;
`;
