import { useTranslation } from '@shop/i18n';
import { CountButton, prefetchLayers } from '@shop/ui';
import { useCartButton } from '../../cart/use-cart-button';
import { useCartUpkeep } from '../../cart/use-cart-upkeep';
import { messages } from '../../messages';

/** Cart icon with the number of pieces. Opens the drawer. Stands on every page, so it keeps the cart right, too. */
export function CartButton() {
  const { t } = useTranslation(messages);
  const { count, open } = useCartButton();
  useCartUpkeep();
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
