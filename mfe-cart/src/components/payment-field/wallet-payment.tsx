import { useFormat, useTranslation } from '@shop/i18n';
import { color, Icon, radius, space } from '@shop/ui';
import styled from 'styled-components';
import { CheckLine } from '../checkout-frame/check-line';
import { messages } from '../../messages';
import type { PaymentChoice, PaymentSituation } from '../../payment/payment-rules';

interface WalletPaymentProps {
  situation: PaymentSituation;
  value: PaymentChoice;
  onChange: (choice: PaymentChoice) => void;
}

/** For a wallet with less than the total: its balance may be used, and another method pays the rest. D-20. */
export function WalletPayment({ situation: { balance, total }, value, onChange }: WalletPaymentProps) {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const available = balance ?? 0;
  return (
    <Line>
      <input
        type="checkbox"
        checked={value.withWallet}
        onChange={(event) => onChange({ ...value, withWallet: event.target.checked })}
      />
      <Icon name="wallet" />
      <span>
        {t('payment.useWallet', { amount: money(available) })}
        <small>
          {value.withWallet
            ? t('payment.split', { part: money(available), rest: money(total - available) })
            : t('payment.balanceShort', { amount: money(available) })}
        </small>
      </span>
    </Line>
  );
}

const Line = styled(CheckLine)`
  padding: ${space('sm')};
  border-radius: ${radius('md')};
  background: ${color('brandGround')};
`;
