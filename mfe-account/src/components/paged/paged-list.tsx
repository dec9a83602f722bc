import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { Button, ErrorCard, space, useReach } from '@shop/ui';
import { type ReactNode, useCallback } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { pageSize, usePage, type PagedSource } from './use-page';

/** More than anybody scrolls through. */
const mostPages = 100;

/** How many pages of a list are shown stands in the address, so that the way back finds them. */
function useShownPages(): [number, () => void] {
  const [search, setSearch] = useSearchParams();
  const shown = Math.min(mostPages, Math.max(1, Number.parseInt(search.get('shown') ?? '1', 10) || 1));
  const more = useCallback(
    () =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('shown', String(shown + 1));
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch, shown],
  );
  return [shown, more];
}

interface Props<Entry> {
  source: PagedSource<Entry>;
  /** Said where a page could not be loaded. */
  failed: string;
  /** In the place of a list that has nothing. */
  empty: ReactNode;
  /** In the place of so many entries that are still to come; list items. */
  renderSkeletons: (count: number) => ReactNode;
  /** An entry as a list item with its key. */
  children: (entry: Entry) => ReactNode;
  /** Entries are rows that lie close, not cards of their own. */
  rows?: boolean;
}

/** A list that goes on as its end comes near, or when it is told to; how far stands in the address. */
export function PagedList<Entry>({ empty, rows = false, ...page }: Props<Entry>) {
  const [shown, more] = useShownPages();
  const { data } = usePage(page.source, 1);
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const pages = Array.from({ length: data ? Math.min(shown, last) : 1 }, (_, index) => index + 1);
  if (data?.total === 0) return empty;
  return (
    <>
      <List $rows={rows}>
        {pages.map((number) => (
          <PageEntries key={number} number={number} {...page} />
        ))}
      </List>
      {data && shown < last && <MoreEntries onEnterView={more} />}
    </>
  );
}

type PageProps<Entry> = Pick<Props<Entry>, 'source' | 'failed' | 'renderSkeletons' | 'children'> & {
  number: number;
};

function PageEntries<Entry>({ number, source, failed, renderSkeletons, children }: PageProps<Entry>) {
  const { t } = useTranslation(messages);
  const { data, error, isValidating, mutate } = usePage(source, number);
  if (data) return data.entries.map(children);
  if (!error) return renderSkeletons(number === 1 ? 3 : 2);
  return (
    <li>
      <ErrorCard
        compact={number > 1}
        title={failed}
        retryLabel={t('retry')}
        onRetry={() => void mutate()}
        busy={isValidating}
      />
    </li>
  );
}

const List = styled.ul<{ $rows: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $rows }) => ($rows ? 0 : space('sm'))};
`;

/** Goes on by itself when it comes near the viewport, or when it is pressed. */
function MoreEntries({ onEnterView }: { onEnterView: () => void }) {
  const { t } = useTranslation(messages);
  const endRef = useReach<HTMLDivElement>(onEnterView);
  return (
    <Foot ref={endRef}>
      <Button tone="secondary" small onClick={onEnterView}>
        {t('paged.more')}
      </Button>
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  justify-content: center;
  padding-block: ${space('md')};
`;
