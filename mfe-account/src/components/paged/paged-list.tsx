import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { Button, ErrorCard, space, useOnInView } from '@shop/ui';
import { type ReactNode, useCallback } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { usePage, type PagedSource } from './use-page';
import { useLastPage } from './use-last-page';

const mostPages = 100;

/** How many pages of a list are shown, by the address, so that going back shows the same. */
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
  /** Shown where a page could not be loaded. */
  failed: string;
  /** Shown for an empty list. */
  empty: ReactNode;
  /** Placeholders for so many entries, as list items. */
  renderSkeletons: (count: number) => ReactNode;
  /** An entry as a list item with its key. */
  children: (entry: Entry) => ReactNode;
  /** Whether the entries are rows without gaps, not cards. */
  rows?: boolean;
}

/** A list that loads more near its end, or by its button; the number of pages is in the address. */
export function PagedList<Entry extends { id: unknown }>({ empty, rows = false, ...page }: Props<Entry>) {
  const [shown, more] = useShownPages();
  const { data } = usePage(page.source, 1);
  const last = useLastPage(page.source, shown);
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

/** Loads more when it comes near the viewport, or when it is pressed. */
function MoreEntries({ onEnterView }: { onEnterView: () => void }) {
  const { t } = useTranslation(messages);
  const endRef = useOnInView<HTMLDivElement>(onEnterView);
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
