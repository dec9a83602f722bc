import type { Vehicle } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Chip } from '@shop/ui';
import { messages } from '../../messages';
import { isolated } from '../page/isolated';

/** So few of a kind are worth hurrying for. */
const few = 2;

/** Whether it is free for the asked time; nothing where none was asked. */
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

/** What is taken off the vehicle. D-14. */
export function VehicleDiscount({ vehicle: { discount } }: { vehicle: Vehicle }) {
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  if (!discount || discount.value === 0) return null;
  const amount =
    discount.type === 'percent' ? `${format.number(discount.value)}%` : format.moneyShort(discount.value);
  return <Chip $tone="danger">{t('mark.off', { amount: isolated(amount, direction) })}</Chip>;
}
