import type { Item } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Rating } from '@shop/ui';
import { messages } from '../../messages';

/** Nothing for an item without ratings. CARD-01, BIZ-14. */
export function ItemRating({ item }: { item: Pick<Item, 'averageRating' | 'ratingCount'> }) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  if (item.ratingCount === 0) return null;
  const { decimals } = format.currency;
  const label = t('rating', { value: format.rating(item.averageRating, decimals), count: item.ratingCount });
  return <Rating value={item.averageRating} digits={decimals} label={label} />;
}
