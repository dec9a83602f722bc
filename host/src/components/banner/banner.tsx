import { color, layer, media, radius, shadow, size, space } from '@shop/ui';
import styled from 'styled-components';

/** At the bottom edge, above what stands there on phones; over the page, so that nothing of it moves. */
export const Banners = styled.div`
  position: fixed;
  z-index: ${layer('bar')};
  inset-block-end: calc(${space('xs')} + var(--bottom-bar, 76px));
  inset-inline: ${space('xs')};
  display: grid;
  gap: ${space('xs')};
  pointer-events: none;
  ${media.header} {
    inset-block-end: ${space('md')};
    inset-inline: ${space('md')} auto;
    inline-size: 420px;
  }
  @media print {
    display: none;
  }
`;

export const Banner = styled.section`
  display: grid;
  gap: ${space('sm')};
  padding: ${space('md')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('raised')};
  box-shadow: ${shadow('high')};
  font-size: ${size('sm')};
  pointer-events: auto;
  outline: none;
  & h2 {
    font-size: ${size('md')};
    font-weight: 700;
  }
  & p {
    color: ${color('textSoft')};
  }
  & a {
    display: inline-block;
    min-block-size: 24px;
    color: ${color('brand')};
    font-weight: 600;
    text-decoration: underline;
  }
`;

/** As many as there are, of one width: no choice is easier to press than the other. */
export const Choices = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${space('xs')};
`;
