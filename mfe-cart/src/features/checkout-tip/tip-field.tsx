import { useShopConfig } from '@shop/api';
import { type Minor, toMajor, toMinor } from '@shop/domain';
import { latinDigits, useFormat, useTranslation, withDecimalPoint } from '@shop/i18n';
import { Card, color, radius, size, space } from '@shop/ui';
import { controlStyles } from '@shop/ui/form';
import { type ChangeEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { choiceStyles } from '../../components/choice-button/choice-styles';
import { messages } from '../../messages';

/** Amounts in major units, by the number of decimals that the currency has. */
const getMajorAmounts = (decimals: number) =>
  decimals === 0 ? [50, 100, 200] : decimals < 3 ? [1, 2, 5] : [0.25, 0.5, 1];

/** Three amounts to offer, minor units. */
export const getTipChoices = (decimals: number): readonly Minor[] =>
  getMajorAmounts(decimals).map((amount) => toMinor(amount, decimals));

/** The maximum tip, minor units, against typing errors. */
const getMaximumTip = (decimals: number): Minor => toMinor(decimals === 0 ? 50_000 : 500, decimals);

type TipProblem = 'negative' | 'most' | 'format';

/** With a decimal point, and without commas between thousands. */
const toPlainNumber = (typed: string): string =>
  /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/.test(typed) ? typed.replaceAll(',', '') : withDecimalPoint(typed);

/** The typed text, in digits of any kind, as a tip in minor units; 0 with the reason if it is refused (F-45). */
export function toTip(text: string, decimals: number): { tip: Minor; problem: TipProblem | null } {
  const typed = toPlainNumber(latinDigits(text).trim());
  const refuse = (problem: TipProblem) => ({ tip: 0, problem });
  if (/^[-\u2212]/.test(typed)) return refuse('negative');
  if (typed === '') return { tip: 0, problem: null };
  const amount = /^\d+(?:\.(\d*))?$/.exec(typed);
  if (!amount || (amount[1] ?? '').length > decimals) return refuse('format');
  const tip = toMinor(Number(typed), decimals);
  return tip > getMaximumTip(decimals) ? refuse('most') : { tip, problem: null };
}

interface TipFieldProps {
  /** Minor units; 0: none. */
  value: Minor;
  /** The text of an own amount that cannot be read; '' for none. */
  refused: string;
  onChange: (tip: Minor, refused: string) => void;
}

/** A tip for the delivery person, if the shop accepts tips: none, one of three amounts, or an own amount. D-20. */
export function TipField({ value, refused, onChange }: TipFieldProps) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const name = useId();
  const isTaken = useShopConfig()?.tips ?? false;
  const { decimals } = format.currency;
  const amounts = [0, ...getTipChoices(decimals)];
  const [isOwn, setIsOwn] = useState(refused !== '' || !amounts.includes(value));
  if (!isTaken) return null;
  const choose = (amount: Minor) => {
    setIsOwn(false);
    onChange(amount, '');
  };
  return (
    <Card>
      <Group>
        <legend>{t('tip.title')}</legend>
        <p>{t('tip.why')}</p>
        <Chips>
          {amounts.map((amount) => (
            <Chip key={amount}>
              <input
                type="radio"
                name={name}
                checked={!isOwn && value === amount}
                onChange={() => choose(amount)}
              />
              {amount === 0 ? t('tip.none') : <bdi>{format.money(amount)}</bdi>}
            </Chip>
          ))}
          <Chip>
            <input type="radio" name={name} checked={isOwn} onChange={() => setIsOwn(true)} />
            {t('tip.own')}
          </Chip>
        </Chips>
        {isOwn && (
          <OwnTip
            start={refused || (value > 0 ? String(toMajor(value, decimals)) : '')}
            onChange={onChange}
          />
        )}
      </Group>
    </Card>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space('xs')};
  min-inline-size: 0;
  padding: 0;
  border: 0;
  & legend {
    padding: 0;
    margin-block-end: ${space('xxs')};
    font-size: ${size('sm')};
    font-weight: 600;
  }
  & > p {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
`;

const Chip = styled.label`
  ${choiceStyles}
  min-inline-size: 64px;
  min-block-size: 44px;
  padding-inline: ${space('md')};
  border-radius: ${radius('full')};
  font-size: ${size('sm')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  &:has(:checked) {
    color: ${color('brand')};
  }
`;

interface OwnTipProps {
  /** The initial text of the field. */
  start: string;
  onChange: TipFieldProps['onChange'];
}

/** An amount typed in digits of any kind. A refused one stays in the field, with the reason. F-45. */
function OwnTip({ start, onChange }: OwnTipProps) {
  const { t } = useTranslation(messages);
  const { moneyWithin, currency } = useFormat();
  const id = useId();
  const [text, setText] = useState(start);
  const { decimals } = currency;
  const { problem } = toTip(text, decimals);
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = latinDigits(event.target.value);
    setText(typed);
    const read = toTip(typed, decimals);
    onChange(read.tip, read.problem ? typed : '');
  };
  const reasons: Record<TipProblem, string> = {
    negative: t('tip.negative'),
    most: t('tip.most', { amount: moneyWithin(getMaximumTip(decimals)) }),
    format: t('tip.format', { example: (getMajorAmounts(decimals)[1] ?? 0).toFixed(decimals) }),
  };
  return (
    <Line>
      <label htmlFor={id}>{t('tip.amount', { symbol: currency.symbol })}</label>
      <Amount
        id={id}
        type="text"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={12}
        value={text}
        onChange={type}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
      />
      <p id={`${id}-problem`} role="status">
        {problem && reasons[problem]}
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
    color: ${color('danger')};
  }
`;

const Amount = styled.input`
  ${controlStyles}
  inline-size: 120px;
  direction: ltr;
  font-variant-numeric: tabular-nums;
  [dir='rtl'] & {
    text-align: end;
  }
`;
