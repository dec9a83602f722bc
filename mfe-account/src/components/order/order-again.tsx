import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { Button } from '@shop/ui';
import { messages } from '../../messages';

/** A button that requests all items of an order again. D-24, X-07. */
export function OrderAgain({ orderId, small = false }: { orderId: number; small?: boolean }) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  return (
    <Button
      small={small}
      tone={small ? 'secondary' : 'primary'}
      onClick={() => bus.emit('cart:reorder-requested', { orderId })}
    >
      {t('orders.again')}
    </Button>
  );
}
