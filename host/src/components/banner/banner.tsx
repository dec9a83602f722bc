import { color, layer, media, radius, shadow, size, space } from '@shop/ui';
import styled from 'styled-components';

/**
 * Fixed at the bottom edge, above the bottom bar on phones; it covers the page and moves nothing. It waits while the visitor
 * chooses: in a dialog, menu or list of suggestions, and on phones beside a buy bar, unless they have asked for it
 * (`data-requested`). In wide windows it is between the filters at the start and sums at the end.
 */
export const Banners = styled.div`
  position: fixed;
  z-index: ${layer('bar')};
  inset-block-end: calc(${space('xs')} + var(--bottom-bar, 76px));
  inset-inline: ${space('xs')};
  display: grid;
  gap: ${space('xs')};
  pointer-events: none;
  body:has([role='dialog'], [role='menu'], [role='combobox'][aria-expanded='true']) & {
    display: none;
  }
  @media not all and (min-width: 73.75em) {
    body:has([data-action-bar]) &:not(:has([data-requested])) {
      display: none;
    }
  }
  ${media.header} {
    inset-block-end: ${space('md')};
    inset-inline: 0;
    margin-inline: auto;
    inline-size: 420px;
    body:has([data-action-bar]) & {
      inset-inline: ${space('md')} auto;
      margin-inline: 0;
    }
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

/** The buttons have equal widths, so that no choice is easier to press. */
export const Choices = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${space('xs')};
  & button {
    padding-inline: ${space('sm')};
  }
`;
