import type { Minor, ShopConfig, Store, Zone } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Card } from '@shop/ui';
import { RadioCardGroup, type RadioCard } from '@shop/ui/form';
import { messages } from '../../messages';
import {
  hasWallet,
  openGateways,
  takesCash,
  type PaymentChoice,
  type PaymentProblem,
  type PaymentSituation,
} from '../../payment/payment-rules';
import { usePaymentSituation } from '../../payment/use-payment-situation';

interface Props {
  store: Pick<Store, 'moduleId'>;
  zone: Zone | null;
  config: ShopConfig;
  total: Minor;
  value: PaymentChoice;
  onChange: (choice: PaymentChoice) => void;
  problem: PaymentProblem | null;
}

const gatewayValue = (key: string) => `gateway:${key}`;

/** How the order is paid: cash, wallet, gateways, as far as each is open to this customer here. D-20, D-22. */
export function PaymentField({ value, onChange, problem, ...order }: Props) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const situation = usePaymentSituation(order);
  const chosen = value.method === 'digital_payment' ? gatewayValue(value.gateway) : value.method;
  const choose = (card: string) => {
    if (card === 'cash_on_delivery' || card === 'wallet') onChange({ ...value, method: card, gateway: '' });
    else onChange({ ...value, method: 'digital_payment', gateway: card.slice(gatewayValue('').length) });
  };
  return (
    <Card>
      <RadioCardGroup
        label={t('payment.title')}
        name="payment"
        value={chosen}
        onChange={choose}
        options={cards(situation, t, format.money)}
      />
      {problem && <p role="alert">{t(`payment.problem.${problem}`)}</p>}
    </Card>
  );
}

function cards(
  situation: PaymentSituation,
  t: (key: string, values?: Record<string, string>) => string,
  money: (minor: number) => string,
): RadioCard[] {
  return [
    ...(takesCash(situation)
      ? [
          {
            value: 'cash_on_delivery',
            label: t('payment.cash'),
            note: t('payment.cashHint'),
            icon: 'wallet' as const,
          },
        ]
      : []),
    ...(hasWallet(situation)
      ? [
          {
            value: 'wallet',
            label: t('payment.wallet'),
            note: t('payment.balance', { amount: money(situation.balance ?? 0) }),
          },
        ]
      : []),
    ...openGateways(situation).map(({ key, title }) => ({ value: gatewayValue(key), label: title })),
  ];
}
