import { Container, media, space } from '@shop/ui';
import styled from 'styled-components';
import { lines } from '../cards/card-frame';

/** The column of a catalogue page. */
export const PageFrame = styled(Container)`
  min-block-size: calc(100vh - 56px); /* keeps the footer below the window while a list loads */
  overflow-x: clip; /* letters with many diacritics do not wrap */
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
    ${lines(4)}
    min-inline-size: 0;
    min-block-size: 1lh;
  }
`;
