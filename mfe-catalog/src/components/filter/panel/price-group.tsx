import type { Facets } from '@shop/domain';
import { toMajor } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { color, isComposing, motion, radius, size, space } from '@shop/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { messages } from '../../../messages';
import { usePriceText } from '../filter-texts';
import { Group } from './option-list';
import { getPriceRanges } from './price-ranges';
import { usePriceDraft } from './use-price-draft';

interface Props {
  /** What the prices are of; by default a price without a unit. */
  name?: string;
  min: number | null;
  max: number | null;
  /** Lowest and highest price of the list, for the ranges. */
  bounds: Facets['price'];
  onChange: (prices: { minPrice: number | null; maxPrice: number | null }) => void;
}

/** Minimum and maximum price as number fields, and a few ranges as buttons. */
export function PriceGroup({ name, min, max, bounds, onChange }: Props) {
  const { t } = useTranslation(messages);
  const { currency } = useFormat();
  const errorId = useId();
  const { shown, isWrong, type, settle } = usePriceDraft({ min, max }, currency.decimals, (prices) =>
    onChange({ minPrice: prices.min, maxPrice: prices.max }),
  );
  const field = (end: 'min' | 'max') => (
    <Field>
      <span>
        {t(`filter.${end}`)} <bdi>({currency.symbol})</bdi>
      </span>
      <input
        type="text"
        inputMode={currency.decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={shown[end]}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        onChange={(event) => type(end, event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && settle()}
      />
    </Field>
  );
  return (
    <Group name={name ?? t('filter.price')}>
      <Fields>
        {field('min')}
        {field('max')}
      </Fields>
      <ErrorText id={errorId} role="alert">
        {isWrong && t('filter.wrongPrices')}
      </ErrorText>
      <QuickRanges {...{ min, max, bounds, onChange }} />
    </Group>
  );
}

/** Pressing a chosen range again removes it. */
function QuickRanges({ min, max, bounds, onChange }: Omit<Props, 'name'>) {
  const getPriceText = usePriceText();
  const { decimals } = useFormat().currency;
  const ranges = bounds
    ? getPriceRanges(toMajor(bounds.min, decimals), toMajor(bounds.max, decimals), decimals)
    : [];
  if (ranges.length === 0) return null;
  return (
    <Ranges>
      {ranges.map((range) => {
        const isOn = range.min === min && range.max === max;
        return (
          <Range
            key={`${range.min}-${range.max}`}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange({ minPrice: isOn ? null : range.min, maxPrice: isOn ? null : range.max })}
          >
            {getPriceText(range.min, range.max)}
          </Range>
        );
      })}
    </Ranges>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space('xs')};
`;

const Field = styled.label`
  display: grid;
  gap: ${space('xxs')};
  min-inline-size: 0;
  color: ${color('textSoft')};
  font-size: ${size('xs')};
  & input {
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: ${space('sm')};
    border: 1px solid ${color('borderStrong')};
    border-radius: ${radius('md')};
    background: ${color('surface')};
    color: ${color('text')};
    font-size: ${size('md')};
    font-variant-numeric: tabular-nums;
    direction: ltr;
    text-align: start;
  }
  & input[aria-invalid] {
    border-color: ${color('danger')};
  }
  [dir='rtl'] & input {
    text-align: end;
  }
`;

const ErrorText = styled.p`
  color: ${color('danger')};
  font-size: ${size('xs')};
  &:not(:empty) {
    padding-block-start: ${space('xs')};
  }
`;

const Ranges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  margin-block-start: ${space('sm')};
`;

const Range = styled.button`
  min-block-size: 36px;
  padding-inline: ${space('sm')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('full')};
  background: ${color('surface')};
  font-size: ${size('xs')};
  font-weight: 600;
  transition: background-color ${motion.fast};
  &:hover {
    background: ${color('sunken')};
  }
  &[aria-pressed='true'] {
    border-color: ${color('brand')};
    background: ${color('brandGround')};
    color: ${color('brand')};
  }
`;
