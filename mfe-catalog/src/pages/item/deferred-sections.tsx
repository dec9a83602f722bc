import { categoryItems, itemReviews, storeItems } from '@shop/contract';
import type { Item } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useEffect, useState } from 'react';
import { messages } from '../../messages';
import { Reviews } from '../../features/reviews/reviews';
import { toStoreItemsArgs, toRelatedArgs, toReviewsArgs } from './section-args';
import { ItemsRow, ItemsByIdRow } from './items-row';
import { recentlyViewed } from './recently-viewed';

interface Props {
  item: Item;
}

export const ItemReviews = ({ item }: Props) => (
  <Reviews endpoint={itemReviews} getArgs={(page) => toReviewsArgs(item, page)} />
);

/** Other items of the item's innermost category. */
export function RelatedItems({ item }: Props) {
  const { t } = useTranslation(messages);
  const args = toRelatedArgs(item);
  if (!args) return null;
  return (
    <ItemsRow
      title={t('itemPage.related')}
      empty={t('itemPage.noRelated')}
      endpoint={categoryItems}
      args={args}
      without={item.id}
      to={`/category/${args.params.id}`}
    />
  );
}

export function MoreFromStore({ item }: Props) {
  const { t } = useTranslation(messages);
  const context = item.moduleType;
  return (
    <ItemsRow
      title={t('itemPage.moreOfStore', { context })}
      empty={t('itemPage.noMoreOfStore', { context })}
      endpoint={storeItems}
      args={toStoreItemsArgs(item)}
      without={item.id}
      to={`/store/${item.storeId}`}
      withStore={false}
    />
  );
}

/** Items opened on this device before; nothing on a first visit. */
export function RecentItems({ item }: Props) {
  const { t } = useTranslation(messages);
  const [ids, setIds] = useState<number[]>([]);
  useEffect(() => setIds(recentlyViewed().filter((id) => id !== item.id)), [item.id]);
  if (ids.length === 0) return null;
  return <ItemsByIdRow title={t('itemPage.recent')} ids={ids} />;
}
