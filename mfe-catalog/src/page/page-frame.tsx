import { Container, media, size, space, color } from '@shop/ui';
import styled from 'styled-components';

/** The column of a page of the catalogue. */
export const PageFrame = styled(Container)`
  padding-block: ${space('md')} ${space('xxl')};
  ${media.desktop} {
    padding-block-start: ${space('lg')};
  }
`;

export const PageHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space('xs')} ${space('md')};
  margin-block-end: ${space('md')};
  & h1 {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/** How many there are, beside a heading. */
export const Count = styled.p`
  color: ${color('textSoft')};
  font-size: ${size('sm')};
`;
