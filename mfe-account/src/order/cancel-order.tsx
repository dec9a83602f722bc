import type { Order } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Button, prefetchLayers } from '@shop/ui';
import { useState } from 'react';
import { messages } from '../messages';
import { CancelDialog } from '../order-parts';

/** Opens the question before an order is cancelled; only while it is pending. D-24. */
export function CancelOrder({ order, onDone }: { order: Order; onDone: () => void }) {
  const { t } = useTranslation(messages);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      {order.status === 'pending' && (
        <Button tone="secondary" onPointerEnter={prefetchLayers} onClick={() => setOpen(true)}>
          {t('cancel.action')}
        </Button>
      )}
      {wasOpen && (
        <CancelDialog open={isOpen} orderId={order.id} onClose={() => setOpen(false)} onDone={onDone} />
      )}
    </>
  );
}
