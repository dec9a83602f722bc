import type { OrderStatus } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Chip } from '@shop/ui';
import { messages } from '../../messages';

const tones = { delivered: 'success', canceled: 'neutral', failed: 'danger', refunded: 'warning' } as const;

/** The status of an order. `live`: screen readers announce changes. D-24. */
export function StatusChip({ status, live = false }: { status: OrderStatus; live?: boolean }) {
  const { t } = useTranslation(messages);
  const tone = status in tones ? tones[status as keyof typeof tones] : 'brand';
  return (
    <Chip $tone={tone} {...(live ? { role: 'status', 'data-testid': 'order-status' } : {})}>
      {t(`status.${status}`)}
    </Chip>
  );
}
