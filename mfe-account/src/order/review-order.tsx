import type { Order, OrderLine } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Button, prefetchLayers } from '@shop/ui';
import { useState } from 'react';
import { messages } from '../messages';
import { ReviewDialog } from '../order-parts';
import { isReviewable } from './reviewable';

interface Props {
  order: Order;
  lines: readonly OrderLine[];
  small?: boolean;
}

/** Opens the reviews of a delivered order, as long as something of it has none. D-24. */
export function ReviewOrder({ order, lines, small = false }: Props) {
  const { t } = useTranslation(messages);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      {isReviewable(order, lines) && (
        <Button
          tone="secondary"
          small={small}
          icon="star"
          onPointerEnter={prefetchLayers}
          onClick={() => setOpen(true)}
        >
          {t('orders.review')}
        </Button>
      )}
      {wasOpen && <ReviewDialog open={isOpen} order={order} lines={lines} onClose={() => setOpen(false)} />}
    </>
  );
}
