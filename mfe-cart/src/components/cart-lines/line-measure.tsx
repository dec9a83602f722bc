import { getUnitPrice, unitDiscount, unitPrice, type CartLine } from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import { Choice } from './cart-line.styles';

interface Props {
  line: CartLine;
  /** Whether the line's price has the item's discount. */
  withDiscount: boolean;
}

const comparedTypes = ['grocery', 'pharmacy'];

/**
 * The size of one and its price per kilogram, litre or piece, '500 g · $3.98 / kg', at the line's price; else the price of
 * one unit of sale, '$2.90 / kg'. Groceries and medicines only. X-28.
 */
export function LineMeasure({ line, withDiscount }: Props) {
  const { t, direction } = useTranslation(messages);
  const { moneyWithin } = useFormat();
  const { item } = line;
  if (!comparedTypes.includes(item.moduleType)) return null;
  const full = unitPrice(item, line);
  const one = full - (withDiscount ? unitDiscount(item.discount, full) : 0);
  // A variation's unit of sale may not be that of its item.
  const unit = item.variations.length === 0 && item.unit !== null ? isolate(item.unit, direction) : null;
  const shown = getUnitPrice(item, line.variation, one);
  const price = shown && t(`unitPrice.${shown.per}`, { amount: moneyWithin(shown.amount) });
  const text = price
    ? [...(unit === null ? [] : [unit]), price].join(' · ')
    : unit !== null && t('unitPrice.each', { amount: moneyWithin(one), unit });
  return text ? <Choice>{text}</Choice> : null;
}
