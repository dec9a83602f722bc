import { media, space } from '@shop/ui';
import styled from 'styled-components';

/** The steps, and beside them on wide screens the sum. */
export const Columns = styled.div`
  display: grid;
  gap: ${space('lg')};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 380px;
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: ${space('sm')};
  min-inline-size: 0;
`;
