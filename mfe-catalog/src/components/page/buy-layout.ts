import { color, layer, media, radius, shadow, space } from '@shop/ui';
import styled from 'styled-components';

/**
 * Gallery and facts beside the buy box on desktops. On phones one column, where the box's bar sticks to the bottom of
 * the window.
 */
export const Layout = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space('md')};
  /* The bar of a short item is at the bottom of the window too. */
  min-block-size: calc(100svh - 64px - ${space('md')});
  ${media.desktop} {
    min-block-size: 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr auto;
    gap: ${space('lg')} ${space('xl')};
    align-items: start;
  }
`;

export const GalleryArea = styled.div`
  min-inline-size: 0;
  ${media.desktop} {
    grid-area: 1 / 1;
  }
`;

export const FactsArea = styled.section`
  order: 4;
  min-inline-size: 0;
  ${media.desktop} {
    grid-area: 2 / 1;
  }
`;

/** As high as the column beside the box: the box sticks to the window within it, and does not cover what is below. */
export const BuyColumn = styled.div`
  display: contents;
  ${media.desktop} {
    grid-area: 1 / 2 / span 2;
    align-self: stretch;
    display: block;
    min-inline-size: 0;
  }
`;

export const BuyBox = styled.div`
  display: contents;
  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(88px + var(--inset-top, 0px));
    display: flex;
    flex-direction: column;
    /* Whole in the window before the page is scrolled, too: header, breadcrumb and their distances are above it, and
       below the header's breakpoint the host's bar is at the bottom. */
    max-block-size: calc(100dvh - 140px - 3.5rem);
    overflow-y: auto;
    border: 1px solid ${color('border')};
    border-radius: ${radius('xl')};
    background: ${color('surface')};
    box-shadow: ${shadow('low')};
  }
  ${media.header} {
    max-block-size: calc(100dvh - 176px);
  }
`;

export const HeadArea = styled.header`
  order: 2;
  display: flex;
  flex-direction: column;
  gap: ${space('xs')};
  min-inline-size: 0;
  & h1 {
    overflow-wrap: anywhere;
  }
  ${media.desktop} {
    padding: ${space('lg')};
  }
`;

export const ChoicesArea = styled.div`
  order: 3;
  min-inline-size: 0;
  ${media.desktop} {
    padding: 0 ${space('lg')} ${space('lg')};
    &:not(:has(> * > *)) {
      padding-block-end: 0; /* As wide when empty, because its content may load later. */
    }
  }
`;

/** The full width below the columns. */
export const LowerArea = styled.div`
  order: 5;
  display: flex;
  flex-direction: column;
  gap: ${space('xxl')};
  min-inline-size: 0;
  margin-block: ${space('xl')};
  & > * {
    scroll-margin-block-start: 88px;
  }
  ${media.desktop} {
    grid-area: 3 / 1 / auto / span 2;
  }
`;

export const BarArea = styled.div`
  order: 6;
  position: sticky;
  z-index: ${layer('sticky')};
  inset-block-end: 0;
  margin-block-start: auto;
  margin-inline: calc(-1 * ${space('md')});
  padding: ${space('sm')} ${space('md')} max(${space('sm')}, env(safe-area-inset-bottom, 0px));
  background: ${color('surface')};
  border-block-start: 1px solid ${color('border')};
  /* Also beside the page's column, under what a notch covers (X-17). */
  box-shadow:
    calc(-1 * env(safe-area-inset-left, 0px)) 0 0 ${color('surface')},
    env(safe-area-inset-right, 0px) 0 0 ${color('surface')};
  ${media.desktop} {
    margin: auto 0 0;
    padding: ${space('md')} ${space('lg')};
    box-shadow: none;
  }
`;
