import { useShopConfig } from '@shop/api';
import type { Minor, PaymentMethod } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import type { IconName } from '@shop/ui';
import { messages } from '../../messages';
import { Fact } from './facts';

interface PaymentFactProps {
  method: PaymentMethod;
  /** Key of the gateway of a digital payment. */
  gateway: string | null;
  isPaid: boolean;
  openAmount: Minor;
  walletPaid: Minor;
  /** Text for cash that is not paid yet. */
  cashKey: 'confirmed.payCash' | 'rental.booked.cash' | 'parcel.cash.sender' | 'parcel.cash.receiver';
}

const icons: Record<PaymentMethod, IconName> = {
  cash_on_delivery: 'cash',
  wallet: 'wallet',
  digital_payment: 'card',
};

/** How an order or a trip is paid, and whether it is: a sentence for the wallet's share, and one for the rest. */
export function PaymentFact(payment: PaymentFactProps) {
  const { t } = useTranslation(messages);
  return (
    <Fact icon={icons[payment.method]} label={t('confirmed.payment')}>
      {usePaymentTexts(payment).map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Fact>
  );
}

function usePaymentTexts({ method, isPaid, walletPaid, cashKey, ...payment }: PaymentFactProps): string[] {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const gateways = useShopConfig()?.gateways ?? [];
  const amount = money(payment.openAmount);
  const gateway = gateways.find(({ key }) => key === payment.gateway)?.title ?? t('confirmed.online');
  const methodTexts = {
    cash_on_delivery: isPaid ? t('confirmed.paidCash') : t(cashKey, { amount }),
    wallet: t('confirmed.paidWallet'),
    digital_payment: isPaid
      ? t('confirmed.paidOnline', { gateway })
      : t('confirmed.notPaid', { gateway, amount }),
  };
  const isPartial = walletPaid > 0 && method !== 'wallet';
  const walletTexts = isPartial ? [t('confirmed.walletPart', { amount: money(walletPaid) })] : [];
  return [...walletTexts, methodTexts[method]];
}
