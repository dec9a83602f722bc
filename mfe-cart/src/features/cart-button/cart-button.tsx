import { useTranslation } from '@shop/i18n';
import { CountBadge, CountButton, prefetchLayers } from '@shop/ui';
import { useCartButton } from '../../cart/use-cart-button';
import { useCartUpkeep } from '../../cart/use-cart-upkeep';
import { useWaitingCart } from '../../cart/use-waiting-cart';
import { buttonMessages } from '../../cart/button-messages';

/**
 * The cart icon with the number of items; opens the drawer. It is on every page, so it also keeps the cart up to date.
 */
export function CartButton() {
  const { t } = useTranslation(buttonMessages);
  const { count, open } = useCartButton();
  useCartUpkeep();
  useWaitingCart(count);
  return (
    <CountButton
      icon="cart"
      label={t('open', { count })}
      count={count}
      onClick={open}
      onPointerEnter={prefetchLayers}
    />
  );
}

/** The number of items, for an icon of the host. X-17. */
export function CartCount() {
  const { t } = useTranslation(buttonMessages);
  const { count } = useCartButton();
  return <CountBadge count={count} label={t('count', { count })} />;
}
