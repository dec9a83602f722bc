import { Title } from '@shop/ui';
import type { ReactNode } from 'react';
import { PageFrame, PageHead } from '../page/page-frame';
import type { Entry } from '../seo/entries';
import { ListSeo } from '../seo/list-seo';
import { BackLink } from './back-link';

interface Props {
  title: string;
  /** What stands first in it, for its head. */
  entries?: readonly Entry[] | undefined;
  children: ReactNode;
}

/** The frame of a page that is one list: the way back, its heading, then what it holds. */
export function ListPage({ title, entries, children }: Props) {
  return (
    <PageFrame>
      <ListSeo title={title} entries={entries} />
      <BackLink />
      <PageHead>
        <Title tabIndex={-1}>
          <bdi>{title}</bdi>
        </Title>
      </PageHead>
      {children}
    </PageFrame>
  );
}
