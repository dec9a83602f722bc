import type { Minor } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Card } from '@shop/ui';
import styled from 'styled-components';
import { CheckLine } from '../../../components/checkout-frame/check-line';
import { messages } from '../../../messages';

interface PackagingFieldProps {
  /** Minor units; 0: the store does not offer it. */
  price: Minor;
  value: boolean;
  onChange: (packaging: boolean) => void;
}

/** Whether the store packs the order for what it asks for that: nobody pays for it unasked. BIZ-26. */
export function PackagingField({ price, value, onChange }: PackagingFieldProps) {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  if (price === 0) return null;
  return (
    <Card>
      <Line>
        <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
        <span>
          {t('checkout.packaging')}
          <small>{t('checkout.packagingPrice', { amount: money(price) })}</small>
        </span>
      </Line>
    </Card>
  );
}

const Line = styled(CheckLine)`
  min-block-size: 44px;
`;
