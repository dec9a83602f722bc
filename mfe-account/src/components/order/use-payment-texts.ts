import { useShopConfig } from '@shop/api';
import type { Order } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { messages } from '../../messages';

type Paid = Pick<Order, 'gateway' | 'paymentMethod' | 'paymentState' | 'walletPaid'> & {
  totals: { total: number };
};

/** The texts for the payment of an order or trip. */
export function usePaymentTexts() {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const gateways = useShopConfig()?.gateways ?? [];
  return ({ gateway, paymentMethod, paymentState, totals, walletPaid }: Paid) => {
    const due = money(Math.max(0, totals.total - walletPaid));
    const split = t('paymentState.parts', { wallet: money(walletPaid), due });
    return {
      method: gateways.find(({ key }) => key === gateway)?.title ?? t(`payment.${paymentMethod}`),
      state: t(`paymentState.${paymentState}`),
      /** The wallet's share and the rest; null where the payment is not split. */
      parts: paymentState === 'partially_paid' && walletPaid > 0 ? split : null,
    };
  };
}
