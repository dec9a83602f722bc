import { color, Container, radius, size, space } from '@shop/ui';
import styled from 'styled-components';

/** The layout of text pages. */
export const Reading = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('lg')};
  max-inline-size: 780px;
  padding-block: ${space('xl')} ${space('xxl')};
`;

/** Running text with headings and lists. */
export const Prose = styled.article`
  overflow-wrap: anywhere;
  & > * + * {
    margin-block-start: ${space('sm')};
  }
  & > h2,
  & > h3 {
    margin-block-start: ${space('xl')};
    font-size: ${size('lg')};
    font-weight: 700;
  }
  & > h2:first-child {
    margin-block-start: 0;
  }
  & > h3 {
    font-size: ${size('md')};
  }
  & p,
  & li {
    color: ${color('textSoft')};
    line-height: 1.7;
  }
  &:lang(ur) :is(p, li) {
    line-height: 2.1;
  }
  & ul,
  & ol {
    display: grid;
    gap: ${space('xs')};
    padding-inline-start: ${space('lg')};
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & a {
    color: ${color('brand')};
    text-decoration: underline;
  }
  & blockquote {
    padding: ${space('md')};
    border-radius: ${radius('md')};
    background: ${color('sunken')};
  }
`;
