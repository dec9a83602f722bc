import { useShopConfig } from '@shop/api';
import { keepsLists } from '@shop/domain';
import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { Button } from '@shop/ui';
import { messages } from '../../messages';

/** A button that saves the items of an order as a shopping list, where the backend keeps lists. X-29. */
export function SaveAsList({ orderId }: { orderId: number }) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const settings = useShopConfig();
  if (!settings || !keepsLists(settings)) return null;
  return (
    <Button tone="secondary" onClick={() => bus.emit('list:save-requested', { orderId })}>
      {t('orders.saveAsList')}
    </Button>
  );
}
