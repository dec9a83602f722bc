import { useEndpoint } from '@shop/api';
import type { Endpoint, Page } from '@shop/contract';
import type { Item, Store } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, EmptyState, Icon, Row, size, space } from '@shop/ui';
import { useDeferredValue, type ReactNode } from 'react';
import styled from 'styled-components';
import { CardSkeletons } from '../../cards/card-skeletons';
import { ItemCard } from '../../cards/item-card';
import { StoreCard } from '../../cards/store-card';
import { messages } from '../../messages';
import { Failed } from '../../page/failure';
import { rowQuery, storeRowQuery } from '../../questions';

interface FrontRowProps<Args, Entity> {
  /** Key of the title in `row`. */
  name: string;
  endpoint: Endpoint<Args, Page<Entity>>;
  args: Args;
  kind: 'item' | 'store';
  to: string;
  isReady: boolean;
  render: (entity: Entity, index: number) => ReactNode;
}

function FrontRow<Args, Entity extends { id: number }>(props: FrontRowProps<Args, Entity>) {
  const { name, endpoint, args, kind, to, isReady, render } = props;
  const { t } = useTranslation(messages);
  const { data: newest, error, isValidating, mutate } = useEndpoint(endpoint, isReady ? args : null);
  // Drawn when the visitor's own doings leave time: a row is a hundred elements, and a front has many.
  const data = useDeferredValue(newest);
  const title = t(`row.${name}`);
  const isEmpty = data?.entries.length === 0;
  return (
    <Row
      title={title}
      itemWidth={kind === 'item' ? 196 : 300}
      labels={{ previous: t('row.previous'), next: t('row.next') }}
      more={!isEmpty ? <ViewAll to={to} title={title} /> : undefined}
    >
      {data && !isEmpty ? (
        data.entries.map((entity, index) => <li key={entity.id}>{render(entity, index)}</li>)
      ) : isEmpty || error ? (
        <Whole>
          {isEmpty ? (
            <EmptyState compact drawing={kind === 'item' ? 'bag' : 'pin'} title={t(`row.empty.${name}`)} />
          ) : (
            <Failed compact onRetry={() => void mutate()} busy={isValidating} />
          )}
        </Whole>
      ) : (
        <CardSkeletons kind={kind} count={6} />
      )}
    </Row>
  );
}

interface Props<Entity> {
  name: string;
  endpoint: Endpoint<{ query?: { limit?: number; offset?: number; type?: string } }, Page<Entity>>;
  isReady: boolean;
}

/** As many pictures of a row are in sight on a phone. */
const inSight = 3;

/** Items of one kind; 'View all' leads to the full list. `isFirst`: seen without scrolling. */
export const ItemRow = ({ isFirst = false, ...row }: Props<Item> & { isFirst?: boolean }) => (
  <FrontRow
    {...row}
    kind="item"
    args={{ query: rowQuery }}
    to={`/home?data_type=${row.name}`}
    render={(item, index) => <ItemCard item={item} eager={isFirst && index < inSight} />}
  />
);

/** Stores of one kind. */
export const StoreRow = (row: Props<Store> & { to: string }) => (
  <FrontRow
    {...row}
    kind="store"
    args={{ query: storeRowQuery }}
    render={(store) => <StoreCard store={store} />}
  />
);

/** Names the row for those who only hear the link. */
export function ViewAll({ to, title }: { to: string; title: string }) {
  const { t } = useTranslation(messages);
  return (
    <More to={to} aria-label={`${t('row.viewAll')}: ${title}`}>
      {t('row.viewAll')}
      <Icon name="chevron" size={16} mirrored />
    </More>
  );
}

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space('xxs')};
  min-block-size: 44px;
  color: ${color('brand')};
  font-size: ${size('sm')};
  font-weight: 600;
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
  }
`;

/** The whole width of the row's track. */
const Whole = styled.li`
  grid-column: 1 / -1;
  inline-size: 100%;
  position: sticky;
  inset-inline-start: 0;
`;
