import { useShopConfig } from '@shop/api';
import type { Order } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import { openAmount } from '../../payment/order-payment';

/** How an order is paid, and whether it is, one sentence for each part. */
export function usePaymentTexts() {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const gateways = useShopConfig()?.gateways ?? [];
  return (order: Order): string[] => {
    const amount = money(openAmount(order));
    const gateway = gateways.find(({ key }) => key === order.gateway)?.title ?? t('confirmed.online');
    const methodTexts = {
      cash_on_delivery: order.paid ? t('confirmed.paidCash') : t('confirmed.payCash', { amount }),
      wallet: t('confirmed.paidWallet'),
      digital_payment: order.paid
        ? t('confirmed.paidOnline', { gateway })
        : t('confirmed.notPaid', { gateway, amount }),
    };
    const isPartial = order.walletPaid > 0 && order.paymentMethod !== 'wallet';
    const walletTexts = isPartial ? [t('confirmed.walletPart', { amount: money(order.walletPaid) })] : [];
    return [...walletTexts, methodTexts[order.paymentMethod]];
  };
}
