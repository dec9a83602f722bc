import { useAction, useCache } from '@shop/api';
import { claimOrder, orderList, runningOrders } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Button, color, radius, space, Text, toast } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

interface Props {
  orderId: number;
  /** The guest's phone. */
  phone: string;
  /** The order now belongs to the customer. */
  onClaimed: () => void;
}

/** Lets a customer add a guest's order, which they track by its phone, to their own. X-07. */
export function ClaimOrder({ orderId, phone, onClaimed }: Props) {
  const { t } = useTranslation(messages);
  const claiming = useAction(claimOrder);
  const cache = useCache();
  const claim = async () => {
    const response = await claiming.run({ body: { order_id: orderId, contact_number: phone } });
    if (response === undefined) return;
    toast.success(response || t('claim.done'));
    onClaimed();
    await Promise.all([cache.refresh(runningOrders), cache.refresh(orderList)]);
  };
  return (
    <Band>
      <Text $small>{t('claim.text')}</Text>
      <Button small busy={claiming.busy} onClick={() => void claim()}>
        {t('claim.action')}
      </Button>
    </Band>
  );
}

const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('sm')};
  padding: ${space('sm')};
  border-radius: ${radius('md')};
  background: ${color('brandGround')};
  & > p {
    flex: 1 1 220px;
  }
`;
