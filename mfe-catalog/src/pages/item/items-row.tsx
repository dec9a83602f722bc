import { useEndpoint } from '@shop/api';
import { itemDetails, type Endpoint, type Page } from '@shop/contract';
import type { Item } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { EmptyState, Row } from '@shop/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { CardSkeletons } from '../../components/cards/card-skeletons';
import { ItemCard } from '../../components/cards/item-card';
import { messages } from '../../messages';
import { Failed, isMissing } from '../../components/page/failure';
import { forgetViewed } from './recently-viewed';

const cardWidth = 196;

interface Props<Args> {
  title: string;
  /** Shown when the response has no other items. */
  empty: string;
  endpoint: Endpoint<Args, Page<Item>>;
  args: Args;
  /** Id of the item on the page, which is left out. */
  without: number;
  /** Address of the full list. */
  to: string;
  withStore?: boolean;
}

/** A row of items with its own skeleton, error and empty state. X-04. */
export function ItemsRow<Args>({ title, empty, endpoint, args, without, to, withStore = true }: Props<Args>) {
  const { t } = useTranslation(messages);
  const { data, error, isValidating, mutate } = useEndpoint(endpoint, args);
  const items = data?.entries.filter(({ id }) => id !== without);
  const hasItems = items !== undefined && items.length > 0;
  return (
    <Row
      title={title}
      itemWidth={cardWidth}
      labels={{ previous: t('row.previous'), next: t('row.next') }}
      more={
        hasItems && (
          <Link to={to} aria-label={`${t('row.viewAll')}: ${title}`}>
            {t('row.viewAll')}
          </Link>
        )
      }
    >
      {hasItems ? (
        items.map((item) => (
          <li key={item.id}>
            <ItemCard item={item} withStore={withStore} />
          </li>
        ))
      ) : items ? (
        <FullWidthItem>
          <EmptyState compact drawing="bag" title={empty} />
        </FullWidthItem>
      ) : error ? (
        <FullWidthItem>
          <Failed compact onRetry={() => void mutate()} busy={isValidating} />
        </FullWidthItem>
      ) : (
        <CardSkeletons kind="item" count={6} />
      )}
    </Row>
  );
}

/** A row of items known by their ids. Items that no longer exist are left out. */
export function ItemsByIdRow({ title, ids }: { title: string; ids: number[] }) {
  const { t } = useTranslation(messages);
  const [missing, setMissing] = useState<number[]>([]);
  const shown = ids.filter((id) => !missing.includes(id));
  if (shown.length === 0) return null;
  const leave = (id: number) => {
    forgetViewed(id);
    setMissing((known) => [...known, id]);
  };
  return (
    <Row title={title} itemWidth={cardWidth} labels={{ previous: t('row.previous'), next: t('row.next') }}>
      {shown.map((id) => (
        <ItemByIdCard key={id} id={id} onMissing={() => leave(id)} />
      ))}
    </Row>
  );
}

function ItemByIdCard({ id, onMissing }: { id: number; onMissing: () => void }) {
  const { data, error } = useEndpoint(itemDetails, { params: { id } });
  const isNotFound = isMissing(error);
  useEffect(() => {
    if (isNotFound) onMissing();
  }, [isNotFound, onMissing]);
  if (data)
    return (
      <li>
        <ItemCard item={data} />
      </li>
    );
  return error ? null : <CardSkeletons kind="item" count={1} />;
}

/** The full width of the row's track. */
const FullWidthItem = styled.li`
  grid-column: 1 / -1;
  inline-size: 100%;
  position: sticky;
  inset-inline-start: 0;
`;
