import type { PaymentMethod } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { GatewayName, type RadioCard } from '@shop/ui/form';
import { messages } from '../../messages';
import {
  canSplit,
  getCashMaximum,
  hasWallet,
  getGateways,
  type PaidFor,
  type PaymentChoice,
  type PaymentSituation,
  takesCash,
} from '../../payment/payment-rules';

const gatewayCard = 'gateway:';

/** The key of the card that shows a choice. */
export const toCardKey = ({ method, gateway }: PaymentChoice): string =>
  method === 'digital_payment' ? gatewayCard + gateway : method;

/** The choice of a card; the wallet's share stays as it was. */
export function toChoice(card: string, { withWallet }: PaymentChoice): PaymentChoice {
  if (card.startsWith(gatewayCard))
    return { method: 'digital_payment', gateway: card.slice(gatewayCard.length), withWallet };
  // The keys of the other cards are their methods, see below.
  return { method: card as PaymentMethod, gateway: '', withWallet: card === 'wallet' ? false : withWallet };
}

/** The available payment methods, each a card. A wallet with too little balance has a hint. */
export function usePaymentCards(situation: PaymentSituation, context: PaidFor): RadioCard[] {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const most = getCashMaximum(situation);
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
  const gateways = getGateways(situation).map(({ key, title, imageUrl }): RadioCard => ({
    value: gatewayCard + key,
    label: <GatewayName title={title} imageUrl={imageUrl} />,
    ...(imageUrl ? {} : { icon: 'card' as const }),
  }));
  return [
    ...(takesCash(situation) ? [cash] : []),
    // A balance that does not cover the total is offered as a partial payment.
    ...(hasWallet(situation) && !canSplit(situation) ? [wallet] : []),
    ...gateways,
  ];
}
