import { useShopConfig } from '@shop/api';
import type { Order } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { Button, color, ConfirmDialog, size, space } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useUnfinished } from '../../payment/unfinished';
import { useOrderPayment } from '../../payment/use-order-payment';
import { OtherMethod } from './other-method';

export interface PayOrderProps {
  order: Order;
  /** The guest's phone; '' for customers. */
  phone: string;
  onChanged: () => void;
}

/** The actions for an unpaid order: pay, pay with another method, cancel. X-06, D-24. */
export function PayOrder({ order, phone, onChanged }: PayOrderProps) {
  const { t } = useTranslation(messages);
  const payment = useOrderPayment({ order, phone, onChanged });
  const canSwitch = useSession(({ capabilities }) => capabilities?.includes('pay-another-way') === true);
  const [isConfirming, setIsConfirming] = useState(false);
  const cancel = async () => {
    await payment.cancel();
    setIsConfirming(false);
  };
  return (
    <Box>
      {canSwitch ? (
        <AnyMethod order={order} payment={payment} />
      ) : (
        <GatewayOrCash order={order} payment={payment} />
      )}
      <Cancel type="button" onClick={() => setIsConfirming(true)}>
        {t('payment.cancel')}
      </Cancel>
      <ConfirmDialog
        open={isConfirming}
        title={t('payment.cancelTitle')}
        confirmLabel={t('payment.cancel')}
        cancelLabel={t('payment.keep')}
        onConfirm={() => void cancel()}
        onCancel={() => setIsConfirming(false)}
        busy={payment.canceling}
        danger
      >
        {t('payment.cancelText')}
      </ConfirmDialog>
    </Box>
  );
}

interface MethodsProps {
  order: Order;
  payment: ReturnType<typeof useOrderPayment>;
}

/** Payment at the same gateway, or with any other available method. */
function AnyMethod({ order, payment }: MethodsProps) {
  const { t } = useTranslation(messages);
  const [isChoosing, setIsChoosing] = useState(false);
  const { gateway } = order;
  return (
    <>
      <Methods>
        {gateway !== null && (
          <Button busy={payment.busy && !isChoosing} onClick={() => void payment.payAt(gateway)}>
            {t('payment.again')}
          </Button>
        )}
        <Button tone="secondary" aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
          {t('payment.otherWay')}
        </Button>
      </Methods>
      {isChoosing && (
        <OtherMethod order={order} busy={payment.busy} onPay={(choice) => void payment.pay(choice)} />
      )}
    </>
  );
}

/** The chosen gateway; all gateways where it is not known. */
function useGateways({ id, gateway }: Order) {
  const known = useShopConfig()?.gateways ?? [];
  const unfinished = useUnfinished();
  const savedGateway = unfinished?.orderId === id ? unfinished.gateway : undefined;
  const chosen = gateway ?? savedGateway;
  return chosen ? [known.find(({ key }) => key === chosen) ?? { key: chosen, title: chosen }] : known;
}

/** For backends that can only switch an unpaid order to cash on delivery. */
function GatewayOrCash({ order, payment }: MethodsProps) {
  const { t } = useTranslation(messages);
  const takesCash = useShopConfig()?.cashOnDelivery ?? false;
  const gateways = useGateways(order);
  return (
    <Methods>
      {gateways.map(({ key, title }) => (
        <Button key={key} disabled={payment.busy} onClick={() => void payment.payAt(key)}>
          {gateways.length === 1 ? t('payment.again') : t('payment.payWith', { gateway: title })}
        </Button>
      ))}
      {takesCash && (
        <Button
          tone="secondary"
          disabled={payment.busy}
          onClick={() => void payment.pay({ method: 'cash_on_delivery', gateway: '' })}
        >
          {t('payment.toCash')}
        </Button>
      )}
    </Methods>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space('sm')};
  inline-size: 100%;
`;

const Methods = styled.div`
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
