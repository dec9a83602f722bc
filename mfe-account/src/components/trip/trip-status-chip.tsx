import type { TripStatus } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Chip } from '@shop/ui';
import { messages } from '../../messages';

const tones = {
  pending: 'brand',
  confirmed: 'brand',
  ongoing: 'brand',
  completed: 'success',
  canceled: 'neutral',
} as const satisfies Record<TripStatus, string>;

/** The status of a trip. `live`: screen readers announce changes. */
export function TripStatusChip({ status, live = false }: { status: TripStatus; live?: boolean }) {
  const { t } = useTranslation(messages);
  return (
    <Chip $tone={tones[status]} {...(live ? { role: 'status', 'data-testid': 'trip-status' } : {})}>
      {t(`tripStatus.${status}`)}
    </Chip>
  );
}
