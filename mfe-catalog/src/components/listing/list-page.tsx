import { Title } from '@shop/ui';
import type { ReactNode } from 'react';
import { PageFrame, PageHead } from '../page/page-frame';
import type { Entry } from '../seo/entries';
import { ListSeo } from '../seo/list-seo';
import { BackLink } from './back-link';

interface Props {
  title: string;
  /** The first entries, for the page's head. */
  entries?: readonly Entry[] | undefined;
  children: ReactNode;
}

/** The frame of a list page: back link, heading and content. */
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
