import { useTranslation } from '@shop/i18n';
import { ErrorCard, space } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { MoreEntries } from './more-entries';
import { pageSize, usePage, type PagedSource } from './use-page';
import { useShownPages } from './use-shown-pages';

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
