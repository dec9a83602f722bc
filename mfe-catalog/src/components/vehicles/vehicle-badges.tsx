import type { Vehicle } from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { Chip } from '@shop/ui';
import { messages } from '../../messages';

/** The number is shown from here down. */
const few = 2;

/** Whether the vehicle is available at the requested time; nothing without one. */
export function FreeChip({ vehicle: { available, quantity } }: { vehicle: Vehicle }) {
  const { t } = useTranslation(messages);
  if (available === null) return null;
  if (available === 0) return <Chip>{t('vehicle.notFree')}</Chip>;
  return available <= few && available < quantity ? (
    <Chip $tone="warning">{t('vehicle.onlyLeft', { count: available })}</Chip>
  ) : (
    <Chip $tone="success">{t('vehicle.free')}</Chip>
  );
}

/** The vehicle's discount: short on cards, `exact` beside full prices. D-14, D-19. */
export function VehicleDiscount({ vehicle, exact = false }: { vehicle: Vehicle; exact?: boolean }) {
  const { discount } = vehicle;
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  if (!discount || discount.value === 0) return null;
  const amount =
    discount.type === 'percent'
      ? `${format.number(discount.value)}%`
      : (exact ? format.money : format.moneyShort)(discount.value);
  return <Chip $tone="danger">{t('mark.off', { amount: isolate(amount, direction) })}</Chip>;
}
