import { Title } from '@shop/ui';
import type { ReactNode } from 'react';
import { PageFrame, PageHead } from '../page/page-frame';
import { PageTitle } from '../page/page-title';
import { WayBack } from './way-back';

/** The frame of a page that is one list: the way back, its heading, then what it holds. */
export function ListPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageFrame>
      <PageTitle>{title}</PageTitle>
      <WayBack />
      <PageHead>
        <Title tabIndex={-1}>
          <bdi>{title}</bdi>
        </Title>
      </PageHead>
      {children}
    </PageFrame>
  );
}
