import { getCardUnitPrice, getUnitPrice, type Item, type Minor, type UnitPrice } from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { color, size } from '@shop/ui';
import styled from 'styled-components';
import { lines } from './card-frame';
import { messages } from '../../messages';

function useUnitPriceText() {
  const { t } = useTranslation(messages);
  const { moneyWithin } = useFormat();
  return ({ per, amount }: UnitPrice) => t(`unitPrice.${per}`, { amount: moneyWithin(amount) });
}

/** What a unit of sale is, '500 g', and its price per kilogram, litre or piece where that is certain. X-28. */
export function CardUnit({ item, shown }: { item: Item; shown: Minor }) {
  const toText = useUnitPriceText();
  const unitPrice = getCardUnitPrice(item, shown);
  // The unit of an item with variations may not be that of the cheapest one, whose price is shown.
  const unit = unitPrice && item.variations.length > 0 ? null : item.unit;
  if (unit === null && unitPrice === null) return null;
  return (
    <Unit>
      {unit !== null && <bdi>{unit}</bdi>}
      {unit !== null && unitPrice && ' · '}
      {unitPrice && <bdi>{toText(unitPrice)}</bdi>}
    </Unit>
  );
}

interface ChosenProps {
  item: Item;
  variation: string | null;
  /** The shown price of one. */
  price: Minor;
}

/** 'per 500 g' and the price per kilogram of the chosen variation. X-28. */
export function ChosenUnit({ item, variation, price }: ChosenProps) {
  const { t, direction } = useTranslation(messages);
  const toText = useUnitPriceText();
  const unitPrice = getUnitPrice(item, variation, price);
  const unit = unitPrice && item.variations.length > 0 ? null : item.unit;
  if (unit === null && unitPrice === null) return null;
  return (
    <Chosen>
      {unit !== null && t('itemPage.unit', { unit: isolate(unit, direction) })}
      {unit !== null && unitPrice && ' · '}
      {unitPrice && <bdi>{toText(unitPrice)}</bdi>}
    </Chosen>
  );
}

const Unit = styled.small`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: ${color('textFaint')};
  font-size: ${size('xs')};
`;

const Chosen = styled.span`
  ${lines(2)}
  word-break: break-word;
  color: ${color('textSoft')};
  font-size: ${size('sm')};
`;
