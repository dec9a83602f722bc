import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { CountButton, prefetchLayers } from '@shop/ui';
import { messages } from '../../messages';
import { useRentalCart } from '../../rental-cart/use-rental-cart';
import { useRentalUpkeep } from '../../rental-cart/use-rental-upkeep';

/** The rental module's own cart icon with the number of vehicles; keeps that cart right, too. HEAD-05. */
export function RentalCartButton() {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const { count } = useRentalCart();
  useRentalUpkeep();
  return (
    <CountButton
      icon="car"
      label={t('rental.open', { count })}
      count={count}
      onClick={() => bus.emit('rental-cart:open-requested', {})}
      onPointerEnter={prefetchLayers}
    />
  );
}
