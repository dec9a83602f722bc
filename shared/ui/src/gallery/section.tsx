import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, Heading, space } from '@shop/ui';

const Frame = styled.section`
  display: grid;
  gap: ${space('sm')};
  padding-block: ${space('md')};
  border-block-end: 1px solid ${color('border')};
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('sm')};
`;

/** A group of components under their names in code. */
export const Section = ({ name, children }: { name: string; children: ReactNode }) => (
  <Frame>
    <Heading>
      <bdi>{name}</bdi>
    </Heading>
    {children}
  </Frame>
);
