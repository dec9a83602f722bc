import type { PaymentMethod } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { GatewayName, type RadioCard } from '@shop/ui/form';
import { messages } from '../../messages';
import {
  canSplit,
  cashMaximum,
  hasWallet,
  openGateways,
  type PaidFor,
  type PaymentChoice,
  type PaymentSituation,
  takesCash,
} from '../../payment/payment-rules';

const gatewayCard = 'gateway:';

/** The name of the card that shows a choice. */
export const toCardKey = ({ method, gateway }: PaymentChoice): string =>
  method === 'digital_payment' ? gatewayCard + gateway : method;

/** The choice that a card stands for; whether the wallet helps stays as it was. */
export function toChoice(card: string, { withWallet }: PaymentChoice): PaymentChoice {
  if (card.startsWith(gatewayCard))
    return { method: 'digital_payment', gateway: card.slice(gatewayCard.length), withWallet };
  // The other cards are named as their methods, below.
  return { method: card as PaymentMethod, gateway: '', withWallet: card === 'wallet' ? false : withWallet };
}

/** The ways to pay that are open here, each a card. A wallet that holds too little says so. */
export function usePaymentCards(situation: PaymentSituation, context: PaidFor): RadioCard[] {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const most = cashMaximum(situation);
  const balance = situation.balance ?? 0;
  const isShort = balance < situation.total;
  const cash: RadioCard = {
    value: 'cash_on_delivery',
    label: t('payment.cash', { context }),
    note:
      most === null
        ? t('payment.cashHint', { context })
        : t('payment.cashMost', { context, amount: money(most) }),
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
    label: <GatewayName title={title} imageUrl={imageUrl} />,
    ...(imageUrl ? {} : { icon: 'card' as const }),
  }));
  return [
    ...(takesCash(situation) ? [cash] : []),
    // A balance that cannot pay all of it is offered as a part.
    ...(hasWallet(situation) && !canSplit(situation) ? [wallet] : []),
    ...gateways,
  ];
}
