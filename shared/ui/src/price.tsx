import { useFormat } from '@shop/i18n';
import styled from 'styled-components';
import { VisuallyHidden } from './text';
import { Icon } from './icons';
import { color, size } from './theme/token';

const Line = styled.span<{ $large: boolean }>`
  display: inline-flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: 6px;
  font-weight: 700;
  font-size: ${({ $large }) => size($large ? 'xl' : 'md')};
  font-variant-numeric: tabular-nums;
  & s {
    color: ${color('textFaint')};
    font-weight: 400;
    font-size: ${({ $large }) => size($large ? 'md' : 'sm')};
  }
`;

interface PriceProps {
  /** Minor units. */
  amount: number;
  /** Before a discount: shown struck through (ITEM-14). */
  original?: number | null;
  large?: boolean;
  /** Short form for cards and chips; the exact amount is in the accessible name (D-19). */
  short?: boolean;
  /** 'Was', for screen readers. */
  originalLabel?: string;
}

export function Price({
  amount,
  original = null,
  large = false,
  short = false,
  originalLabel = '',
}: PriceProps) {
  const format = useFormat();
  const exact = format.money(amount);
  const shown = short ? format.moneyShort(amount) : exact;
  return (
    <Line $large={large}>
      {shown === exact ? (
        <bdi>{exact}</bdi>
      ) : (
        <>
          <bdi aria-hidden="true">{shown}</bdi>
          <VisuallyHidden>{exact}</VisuallyHidden>
        </>
      )}
      {original !== null && original !== amount && (
        <s>
          {originalLabel && <VisuallyHidden>{originalLabel} </VisuallyHidden>}
          <bdi>{short ? format.moneyShort(original) : format.money(original)}</bdi>
        </s>
      )}
    </Line>
  );
}

const Stars = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-size: ${size('sm')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  & svg {
    color: ${color('star')};
  }
  & small {
    color: ${color('textFaint')};
    font-weight: 400;
    font-size: 1em;
  }
`;

interface RatingProps {
  value: number;
  /** Number of ratings. */
  count?: number;
  /** The sentence for screen readers. */
  label: string;
  /** Decimals; cards show as many as prices have (BIZ-14). */
  digits?: number;
}

/** One decimal (BIZ-14), with the number of ratings. */
export function Rating({ value, count, label, digits = 1 }: RatingProps) {
  const format = useFormat();
  return (
    <Stars>
      <Icon name="star" size={16} />
      <span aria-hidden="true">
        {format.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })}
      </span>
      {count !== undefined && <small aria-hidden="true">({format.number(count)})</small>}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Stars>
  );
}
