import { useShopConfig } from '@shop/api';
import { shownDiscount, type Item } from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { Chip, color, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

const Badge = styled.span<{ $tone: 'success' | 'danger' }>`
  display: inline-flex;
  align-items: center;
  gap: ${space('xxs')};
  font-size: ${size('xs')};
  color: ${({ $tone }) => color($tone)};
  & svg {
    inline-size: 14px;
    block-size: 14px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  & .core {
    fill: currentColor;
    stroke: none;
  }
`;

/**
 * A dot for veg, a triangle for non-veg, each with a text; in the food module if the settings enable it (ITEM-12).
 */
export function VegBadge({ item }: { item: Item }) {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  if (item.moduleType !== 'food' || item.veg === null || !settings?.vegMark) return null;
  return (
    <Badge $tone={item.veg ? 'success' : 'danger'}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        <rect x="1" y="1" width="12" height="12" rx="3" />
        {item.veg ? (
          <circle className="core" cx="7" cy="7" r="3" />
        ) : (
          <path className="core" d="M7 3.500 10.500 10h-7L7 3.500Z" />
        )}
      </svg>
      {t(item.veg ? 'mark.veg' : 'mark.nonVeg')}
    </Badge>
  );
}

/** ITEM-13. */
export function HalalBadge({ item }: { item: Item }) {
  const { t } = useTranslation(messages);
  if (!item.halal) return null;
  return (
    <Badge $tone="success">
      <svg viewBox="0 0 14 14" aria-hidden="true">
        <circle cx="7" cy="7" r="6" />
        <path d="m4.500 7 2 2 3.500-4" />
      </svg>
      {t('mark.halal')}
    </Badge>
  );
}

interface DiscountText {
  text: string;
  /** Whether it requires a minimum order, which the text names. */
  hasMinimum: boolean;
}

/**
 * The discount in percent or money, with its minimum order if known (ITEM-09, D-14); null without one. Amounts are short on
 * cards, and `exact` beside full prices (D-19).
 */
export function useDiscountText(item: Item, exact = false): DiscountText | null {
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  const discount = shownDiscount(item);
  if (!discount || item.price === 0) return null;
  const isolateText = (text: string) => isolate(text, direction);
  const toMoney = exact ? format.money : format.moneyShort;
  const amount = isolateText(
    discount.type === 'percent' ? `${format.number(discount.value)}%` : toMoney(discount.value),
  );
  const least = item.storeDiscountPercent > 0 ? (item.storeDiscount?.minPurchase ?? 0) : 0;
  return {
    text:
      least > 0 ? t('mark.offFrom', { amount, min: isolateText(toMoney(least)) }) : t('mark.off', { amount }),
    hasMinimum: least > 0,
  };
}

/** The discount as a mark, on pictures and beside names. */
export function DiscountChip({ item, exact = false }: { item: Item; exact?: boolean }) {
  const discount = useDiscountText(item, exact);
  return discount && <Chip $tone="danger">{discount.text}</Chip>;
}

/** CARD-02. */
export function Badges({ item }: { item: Item }) {
  const { t } = useTranslation(messages);
  return (
    <>
      {item.recommended && <Chip $tone="brand">{t('mark.recommended')}</Chip>}
      {item.organic && <Chip $tone="success">{t('mark.organic')}</Chip>}
    </>
  );
}
