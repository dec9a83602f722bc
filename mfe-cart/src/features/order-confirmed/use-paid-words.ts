import { useShopConfig } from '@shop/api';
import type { Order } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import { openAmount } from '../../payment/order-payment';

/** How an order is paid, and whether it is, one sentence for each part. */
export function usePaidWords() {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const gateways = useShopConfig()?.gateways ?? [];
  return (order: Order): string[] => {
    const amount = money(openAmount(order));
    const gateway = gateways.find(({ key }) => key === order.gateway)?.title ?? t('confirmed.online');
    const ways = {
      cash_on_delivery: order.paid ? t('confirmed.paidCash') : t('confirmed.payCash', { amount }),
      wallet: t('confirmed.paidWallet'),
      digital_payment: order.paid
        ? t('confirmed.paidOnline', { gateway })
        : t('confirmed.notPaid', { gateway, amount }),
    };
    const isPart = order.walletPaid > 0 && order.paymentMethod !== 'wallet';
    const part = isPart ? [t('confirmed.walletPart', { amount: money(order.walletPaid) })] : [];
    return [...part, ways[order.paymentMethod]];
  };
}
