import { Container, media, Seo, space, Title } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AccountSide } from './account-side';

interface Props {
  /** Name of the page in the menu. */
  page: string;
  title: string;
  /** The back link above the title. */
  before?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the account, whatever its address. ROUTE-09, ROUTE-10, D-10. */
export function AccountFrame({ page, title, before, children }: Props) {
  return (
    <Columns>
      <Seo title={title} />
      <AccountSide current={page} />
      <Page>
        {before}
        <Title tabIndex={-1}>{title}</Title>
        {children}
      </Page>
    </Columns>
  );
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space('md')};
  padding-block: ${space('md')} ${space('xl')};
  ${media.desktop} {
    grid-template-columns: 240px minmax(0, 1fr);
    gap: ${space('xl')};
    padding-block-start: ${space('xl')};
  }
`;

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('md')};
`;
