import { isStoreDiscountValid, type Item } from '@shop/domain';
import { useFormat } from '@shop/i18n';
import { useNow } from '@shop/session';
import { color, Icon, size, space } from '@shop/ui';
import styled from 'styled-components';
import { useOfferTexts } from './use-offer-texts';

/** The store's discount with its conditions, while it runs. BIZ-28. */
export function OfferNote({ item: { storeDiscount } }: { item: Item }) {
  const { timeZone } = useFormat();
  const now = useNow();
  const toTexts = useOfferTexts();
  if (!storeDiscount || !now || !isStoreDiscountValid(storeDiscount, now, timeZone)) return null;
  const { title, terms } = toTexts(storeDiscount);
  return (
    <Line>
      <Icon name="ticket" size={16} />
      <span>
        <strong>{title}</strong>
        {terms.length > 0 && ` · ${terms.join(' · ')}`}
      </span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  gap: ${space('xs')};
  color: ${color('danger')};
  font-size: ${size('sm')};
`;
