import type { Minor, ShopConfig, Store, Zone } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Card, color, size, space } from '@shop/ui';
import { FieldError, RadioCardGroup } from '@shop/ui/form';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import {
  canSplit,
  type PaidFor,
  type PaymentChoice,
  getPaymentProblem,
  type PaymentProblem,
} from '../../payment/payment-rules';
import { usePaymentSituation } from '../../payment/use-payment-situation';
import { toChoice, toCardKey, usePaymentCards } from './payment-cards';
import { WalletPayment } from './wallet-payment';

interface PaymentFieldProps {
  store: Pick<Store, 'moduleId'>;
  zone: Zone | null;
  config: ShopConfig;
  paidFor?: PaidFor;
  /** Minor units. */
  total: Minor;
  value: PaymentChoice;
  onChange: (choice: PaymentChoice) => void;
  /** Shown once the customer has tried to order with it; the problem of a chosen method is shown at once. */
  problem: PaymentProblem | null;
}

/** What a selected method cannot pay is shown at once; that none is selected, only after the customer tried to go on. */
const ownProblem = (own: PaymentProblem | null, tried: PaymentProblem | null): PaymentProblem | null =>
  own === 'cash-maximum' || own === 'wallet-short' ? own : own && tried;

/** The payment methods that this customer may use here: cash, wallet, gateways. D-20, D-22. */
export function PaymentField({ value, onChange, problem, paidFor = 'order', ...order }: PaymentFieldProps) {
  const { t } = useTranslation(messages);
  const id = useId();
  const situation = usePaymentSituation(order);
  const cards = usePaymentCards(situation, paidFor);
  const own = getPaymentProblem(situation, value);
  // Cash that cannot pay this order is not preselected.
  const [isTouched, setTouched] = useState(false);
  const isUnchosen = own === 'cash-maximum' && !isTouched && cards.length > 1;
  const shown = isUnchosen ? problem && 'none-chosen' : ownProblem(own, problem);
  return (
    <Panel aria-describedby={shown ? `${id}-error` : undefined}>
      {canSplit(situation) && <WalletPayment situation={situation} value={value} onChange={onChange} />}
      <RadioCardGroup
        label={t('payment.title')}
        name={`${id}-payment`}
        value={isUnchosen ? '' : toCardKey(value)}
        onChange={(card) => {
          setTouched(true);
          onChange(toChoice(card, value));
        }}
        cardWidth={300}
        options={cards}
      />
      {cards.length === 0 && <Hint>{t('payment.none')}</Hint>}
      <div role="alert">
        <FieldError id={`${id}-error`} text={shown ? t(`payment.problem.${shown}`) : null} />
        {shown === 'cash-maximum' && (
          <Hint>{t(cards.length > 1 ? 'payment.others' : 'payment.noOthers')}</Hint>
        )}
      </div>
      {value.method === 'digital_payment' && !shown && <Hint>{t('payment.leaves')}</Hint>}
    </Panel>
  );
}

const Panel = styled(Card)`
  display: grid;
  gap: ${space('sm')};
  & > [role='alert']:empty {
    position: absolute; /* no room for nothing */
  }
`;

const Hint = styled.p`
  color: ${color('textSoft')};
  font-size: ${size('sm')};
`;
