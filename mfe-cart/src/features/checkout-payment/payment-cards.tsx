import type { PaymentMethod } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { space } from '@shop/ui';
import type { RadioCard } from '@shop/ui/form';
import styled from 'styled-components';
import { messages } from '../../messages';
import {
  canSplit,
  cashMaximum,
  hasWallet,
  openGateways,
  takesCash,
  type PaymentChoice,
  type PaymentSituation,
} from '../../payment/payment-rules';

const gatewayCard = 'gateway:';

/** The name of the card that shows a choice. */
export const cardOfChoice = ({ method, gateway }: PaymentChoice): string =>
  method === 'digital_payment' ? gatewayCard + gateway : method;

/** The choice that a card stands for; whether the wallet helps stays as it was. */
export function choiceOfCard(card: string, { withWallet }: PaymentChoice): PaymentChoice {
  if (card.startsWith(gatewayCard))
    return { method: 'digital_payment', gateway: card.slice(gatewayCard.length), withWallet };
  // The other cards are named as their methods, below.
  return { method: card as PaymentMethod, gateway: '', withWallet: card === 'wallet' ? false : withWallet };
}

/** The ways to pay that are open here, each a card. A wallet that holds too little says so. */
export function usePaymentCards(situation: PaymentSituation): RadioCard[] {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const most = cashMaximum(situation);
  const balance = situation.balance ?? 0;
  const isShort = balance < situation.total;
  const cash: RadioCard = {
    value: 'cash_on_delivery',
    label: t('payment.cash'),
    note: most === null ? t('payment.cashHint') : t('payment.cashMost', { amount: money(most) }),
    icon: 'cash',
  };
  const wallet: RadioCard = {
    value: 'wallet',
    label: t('payment.wallet'),
    note: t(isShort ? 'payment.balanceShort' : 'payment.balance', { amount: money(balance) }),
    icon: 'wallet',
    disabled: isShort,
  };
  const gateways = openGateways(situation).map(({ key, title, imageUrl }): RadioCard => ({
    value: gatewayCard + key,
    label: <Gateway title={title} imageUrl={imageUrl} />,
    ...(imageUrl ? {} : { icon: 'card' as const }),
  }));
  return [
    ...(takesCash(situation) ? [cash] : []),
    // A balance that cannot pay all of it is offered as a part.
    ...(hasWallet(situation) && !canSplit(situation) ? [wallet] : []),
    ...gateways,
  ];
}

const Gateway = ({ title, imageUrl }: { title: string; imageUrl: string | null }) => (
  <Brand>
    <bdi>{title}</bdi>
    {imageUrl && <img src={imageUrl} alt="" width={56} height={28} />}
  </Brand>
);

const Brand = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('sm')};
  & img {
    flex: none;
    inline-size: 56px;
    block-size: 28px;
    object-fit: contain;
  }
`;
