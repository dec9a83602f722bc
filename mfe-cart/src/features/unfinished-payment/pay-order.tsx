import type { Order } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Button, color, ConfirmDialog, size, space } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useOrderPayment } from '../../payment/use-order-payment';
import { OtherWay } from './other-way';

export interface PayOrderProps {
  order: Order;
  /** Of a guest's order; '' for customers. */
  phone: string;
  onChanged: () => void;
}

/** What can be done with an order that waits for its payment: pay, pay in another way, cancel. X-06, D-24. */
export function PayOrder({ order, phone, onChanged }: PayOrderProps) {
  const { t } = useTranslation(messages);
  const payment = useOrderPayment({ order, phone, onChanged });
  const [isChoosing, setIsChoosing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const cancel = async () => {
    await payment.cancel();
    setIsAsking(false);
  };
  return (
    <Box>
      <Ways>
        {order.gateway !== null && (
          <Button busy={payment.busy && !isChoosing} onClick={() => void payment.payAgain()}>
            {t('payment.again')}
          </Button>
        )}
        <Button tone="secondary" aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
          {t('payment.otherWay')}
        </Button>
      </Ways>
      {isChoosing && (
        <OtherWay order={order} busy={payment.busy} onPay={(choice) => void payment.pay(choice)} />
      )}
      <Cancel type="button" onClick={() => setIsAsking(true)}>
        {t('payment.cancel')}
      </Cancel>
      <ConfirmDialog
        open={isAsking}
        title={t('payment.cancelTitle')}
        confirmLabel={t('payment.cancel')}
        cancelLabel={t('payment.keep')}
        onConfirm={() => void cancel()}
        onCancel={() => setIsAsking(false)}
        busy={payment.canceling}
        danger
      >
        {t('payment.cancelText')}
      </ConfirmDialog>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space('sm')};
  inline-size: 100%;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  & > * {
    flex: 1 1 180px;
  }
`;

const Cancel = styled.button`
  justify-self: center;
  min-block-size: 44px;
  padding-inline: ${space('md')};
  color: ${color('danger')};
  font-weight: 600;
  font-size: ${size('sm')};
  &:hover {
    text-decoration: underline;
  }
`;
