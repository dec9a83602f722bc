import { useFormat, useTranslation } from '@shop/i18n';
import { color, Icon, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import type { PaymentChoice, PaymentSituation } from '../../payment/payment-rules';

interface WalletPartProps {
  situation: PaymentSituation;
  value: PaymentChoice;
  onChange: (choice: PaymentChoice) => void;
}

/** The wallet holds less than the order costs: it may pay what it holds, another method the rest. D-20. */
export function WalletPart({ situation: { balance, total }, value, onChange }: WalletPartProps) {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const part = balance ?? 0;
  return (
    <Line>
      <input
        type="checkbox"
        checked={value.withWallet}
        onChange={(event) => onChange({ ...value, withWallet: event.target.checked })}
      />
      <Icon name="wallet" />
      <span>
        {t('payment.useWallet', { amount: money(part) })}
        <small>
          {value.withWallet
            ? t('payment.split', { part: money(part), rest: money(total - part) })
            : t('payment.balanceShort', { amount: money(part) })}
        </small>
      </span>
    </Line>
  );
}

const Line = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space('sm')};
  padding: ${space('sm')};
  border-radius: ${radius('md')};
  background: ${color('brandGround')};
  font-weight: 600;
  cursor: pointer;
  & input,
  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: calc((1lh - 20px) / 2) 0 0; /* in the middle of the first line */
    accent-color: ${color('brand')};
  }
  & small {
    display: block;
    color: ${color('textSoft')};
    font-weight: 400;
    font-size: ${size('sm')};
  }
`;
