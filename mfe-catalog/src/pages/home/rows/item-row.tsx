import { useEndpoint } from '@shop/api';
import {
  campaignItems,
  itemsDiscounted,
  itemsMostReviewed,
  itemsPopular,
  itemsRecommended,
} from '@shop/contract';
import { useTranslation, type MessageKey } from '@shop/i18n';
import { useSession } from '@shop/session';
import { useDeferredValue } from 'react';
import { CardSkeletons } from '../../../components/cards/card-skeletons';
import { ItemCard } from '../../../components/cards/item-card';
import { messages } from '../../../messages';
import { rowQuery } from '../../../queries/queries';
import { sortByInterest, useInterests } from '../interests';
import { HomeRow } from '../../../components/rows/home-row';

const sources = {
  discounted: { endpoint: itemsDiscounted, type: 'discounted' },
  popular: { endpoint: itemsPopular, type: 'popular' },
  recommended: { endpoint: itemsRecommended, type: 'recommended' },
  mostReviewed: { endpoint: itemsMostReviewed, type: 'most_reviewed' },
  campaignItems: { endpoint: campaignItems, type: 'campaign' },
} as const;

type ItemRowName = keyof typeof sources;

/** What stands in an empty row; the others are hidden. */
const emptyTexts: Partial<Record<ItemRowName, MessageKey<typeof messages>>> = {
  discounted: 'front.empty.discounted',
  popular: 'front.empty.popular',
};

/** Pictures of a row visible at once on a phone. */
const eagerCount = 3;

/** Sizes of a row's cards in pixels; grocery shows more items at once. */
export const itemCardSize = {
  full: { itemWidth: 196, height: 345 },
  compact: { itemWidth: 152, height: 302 },
} as const;

interface Props {
  name: ItemRowName;
  isReady: boolean;
  /** Far below the viewport: requests nothing yet. */
  isWaiting: boolean;
  /** Whether it is visible without scrolling. */
  isFirst: boolean;
}

/** A row of items, the customer's interests first (D-07); 'View all' links to the full list. */
export function ItemRow({ name, isReady, isWaiting, isFirst }: Props) {
  const { t } = useTranslation(messages);
  const isCompact = useSession((session) => session.module?.type === 'grocery');
  const { endpoint, type } = sources[name];
  const emptyText = emptyTexts[name];
  const interests = useInterests();
  const args = isReady && !isWaiting ? { query: rowQuery } : null;
  const { data: newest, error, isValidating, mutate } = useEndpoint(endpoint, args);
  // Rendered with low priority: a row has a hundred elements, and a home page many rows.
  const page = useDeferredValue(newest);
  const items = page && sortByInterest(page.entries, interests, ({ categoryIds }) => categoryIds);
  return (
    <HomeRow
      title={t(`front.row.${name}`)}
      response={{ data: items, error, busy: isValidating, retry: () => void mutate() }}
      to={`/home?data_type=${type}`}
      {...itemCardSize[isCompact ? 'compact' : 'full']}
      isWaiting={isWaiting}
      isFirst={isFirst}
      skeletons={<CardSkeletons kind="item" compact={isCompact} count={8} />}
      empty={emptyText ? t(emptyText) : null}
      render={(item, index) => (
        <ItemCard item={item} compact={isCompact} eager={isFirst && index < eagerCount} />
      )}
    />
  );
}
