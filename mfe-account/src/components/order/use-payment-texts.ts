import { useShopConfig } from '@shop/api';
import type { Order } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { messages } from '../../messages';

type Paid = Pick<Order, 'gateway' | 'paymentMethod' | 'paymentState' | 'walletPaid'> & {
  totals: { total: number };
};

/** How an order or a trip is paid, and how far it is. */
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
      /** What the wallet has paid and what is left; null where there is nothing to part. */
      parts: paymentState === 'partially_paid' && walletPaid > 0 ? split : null,
    };
  };
}
