import { useEndpoint } from '@shop/api';
import type { Endpoint, Page } from '@shop/contract';
import type { Item } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Button, space } from '@shop/ui';
import { useDeferredValue, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ItemCard } from '../../components/cards/item-card';
import { messages } from '../../messages';
import { Failed } from '../../components/page/failure';
import { listPage } from '../../queries/queries';
import { Blanks, menuGrids, type MenuLayout } from './menu-grid';
import { MenuRow } from './menu-row';

export interface MenuListProps<Args> {
  endpoint: Endpoint<Args, Page<Item>>;
  /** Arguments of page 1, 2, … */
  getArgs: (page: number) => Args;
  layout: MenuLayout;
  /** False: nothing is requested; `known` and skeletons for the rest are shown. */
  isRequested: boolean;
  /** Shown until the first page is loaded. */
  known: readonly Item[];
  /** The number of items; null: unknown before the first page. */
  count: number | null;
  /** Selects the items of this list from a response that may contain others. */
  filter?: (item: Item) => boolean;
  /** Name of the list, for its button. */
  name: string;
  empty?: ReactNode;
}

const pageSize = listPage(1).limit;
const defaultBlanks = 4;

/** Items of a menu, page by page on request. Each page has its own skeletons and Retry. */
export function MenuList<Args>(props: MenuListProps<Args>) {
  const { t } = useTranslation(messages);
  const { endpoint, getArgs, layout, isRequested, known, count, name, empty } = props;
  const [reached, setReached] = useState(1);
  const { data: head } = useEndpoint(endpoint, isRequested ? getArgs(1) : null);
  const total = head?.total ?? count ?? Math.max(known.length, defaultBlanks);
  const last = Math.max(1, Math.ceil(total / pageSize));
  const Grid = menuGrids[layout];
  if (empty && head?.total === 0) return empty;
  return (
    <>
      <Grid>
        {Array.from({ length: reached }, (_, index) => (
          <MenuPage key={index} {...props} page={index + 1} total={total} />
        ))}
      </Grid>
      {head && reached < last && (
        <Foot>
          <Button
            tone="secondary"
            small
            aria-label={t('store.moreOf', { name })}
            onClick={() => setReached(reached + 1)}
          >
            {t('list.more')}
          </Button>
        </Foot>
      )}
    </>
  );
}

interface PageProps<Args> extends MenuListProps<Args> {
  page: number;
  total: number;
}

const everything = () => true;

function MenuPage<Args>({
  endpoint,
  getArgs,
  layout,
  isRequested,
  known,
  filter = everything,
  page,
  total,
}: PageProps<Args>) {
  const args = isRequested ? getArgs(page) : null;
  const { data: newest, error, isValidating, mutate } = useEndpoint(endpoint, args);
  const data = useDeferredValue(newest);
  const items = data ? data.entries.filter(filter) : page === 1 ? known : [];
  const first = useFocusWhenLoaded(page > 1 && data !== undefined);
  const expected = Math.min(pageSize, total - (page - 1) * pageSize);
  return (
    <>
      {items.map((item, index) => (
        <li key={item.id} ref={index === 0 ? first : undefined} tabIndex={page > 1 ? -1 : undefined}>
          {layout === 'rows' ? <MenuRow item={item} /> : <ItemCard item={item} withStore={false} />}
        </li>
      ))}
      {!data && !error && <Blanks layout={layout} count={Math.max(0, expected - items.length)} />}
      {!data && error && (
        <FullWidthItem>
          <Failed onRetry={() => void mutate()} busy={isValidating} compact />
        </FullWidthItem>
      )}
    </>
  );
}

/** New entries get the focus from the button that requested them. */
function useFocusWhenLoaded(isLoaded: boolean) {
  const first = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (isLoaded) first.current?.focus({ preventScroll: true });
  }, [isLoaded]);
  return first;
}

const FullWidthItem = styled.li`
  grid-column: 1 / -1;
`;

const Foot = styled.div`
  display: grid;
  place-items: center;
  padding-block-start: ${space('md')};
`;
