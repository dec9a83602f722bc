import { Card, Heading, space } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Stack = styled(Card)`
  display: grid;
  gap: ${space('sm')};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('xs')} ${space('sm')};
  min-block-size: 44px;
`;

/** A section of the checkout with heading and actions. */
export const Section = ({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) => (
  <Stack>
    <Head>
      <Heading>{title}</Heading>
      {action}
    </Head>
    {children}
  </Stack>
);
