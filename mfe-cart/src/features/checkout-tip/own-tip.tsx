import { latinDigits, useFormat, useTranslation } from '@shop/i18n';
import { toMajor, type Minor } from '@shop/domain';
import { color, size, space } from '@shop/ui';
import { controlLook } from '@shop/ui/form';
import { useId, useState, type ChangeEvent } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { largestTip, typedTip } from './tip-choices';

interface OwnTipProps {
  /** What stands in the field at first. */
  start: string;
  onChange: (tip: Minor) => void;
}

/** One's own amount, typed in digits of any kind; above the largest it is cut, and that is said. F-45. */
export function OwnTip({ start, onChange }: OwnTipProps) {
  const { t } = useTranslation(messages);
  const { moneyWithin, currency } = useFormat();
  const id = useId();
  const [text, setText] = useState(start);
  const [isCut, setIsCut] = useState(false);
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = latinDigits(event.target.value).replace(currency.decimals > 0 ? /[^\d.]/g : /\D/g, '');
    const { tip, isCut: cut } = typedTip(typed, currency.decimals);
    setText(cut ? String(toMajor(tip, currency.decimals)) : typed);
    setIsCut(cut);
    onChange(tip);
  };
  return (
    <Line>
      <label htmlFor={id}>{t('tip.amount', { symbol: currency.symbol })}</label>
      <Amount
        id={id}
        type="text"
        inputMode={currency.decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={12}
        value={text}
        onChange={type}
        aria-describedby={`${id}-most`}
      />
      <p id={`${id}-most`} role="status">
        {isCut && t('tip.most', { amount: moneyWithin(largestTip(currency.decimals)) })}
      </p>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xs')} ${space('sm')};
  font-size: ${size('sm')};
  & p {
    color: ${color('warning')};
  }
`;

const Amount = styled.input`
  ${controlLook}
  inline-size: 120px;
  direction: ltr;
  font-variant-numeric: tabular-nums;
  [dir='rtl'] & {
    text-align: end;
  }
`;
