import { bottomBarSize, color, layer, media, motion, radius, size } from '@shop/ui';
import styled from 'styled-components';

/**
 * Keeps room for the bar at the end of the page, so that everything can be scrolled free of it. A page with an action bar
 * of its own at the bottom has the edge to itself, as long as that bar is there: on phones, or in windows of every width
 * (`wide`).
 */
export const Room = styled.nav`
  flex: none;
  /* The page's end is above what the device covers. */
  block-size: calc(${bottomBarSize} - var(--inset-bottom, 0px));
  ${media.header} {
    display: none;
  }
  @media not all and (min-width: 56.25em) {
    body:has(main [data-action-bar]) & {
      display: none;
    }
  }
  body:has(main [data-action-bar='wide']) & {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/**
 * Hidden at once while the visitor types, without changing the page's height. It returns late: a press that ends the
 * typing lands where it was meant. The columns are there before the entries, so that none moves while a page arrives.
 * With larger text a column is as wide as its label, and the labels grow as far as all of them fit.
 */
export const Entries = styled.ul<{ $count: number }>`
  position: fixed;
  z-index: ${layer('bar')};
  inset-block-end: 0;
  inset-inline: 0;
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(min-content, 1fr));
  block-size: ${bottomBarSize};
  padding-block-end: env(safe-area-inset-bottom, 0px);
  padding-inline: var(--inset-start, 0px) var(--inset-end, 0px);
  border-block-start: 1px solid ${color('border')};
  background: ${color('surface')};
  transition: visibility 0s 300ms;
  body:has(:read-write:focus) & {
    visibility: hidden;
    transition: none;
  }
  & :is(a, button) {
    display: flex;
    flex-direction: column-reverse; /* the label is read before the count */
    align-items: center;
    justify-content: center;
    inline-size: 100%;
    block-size: 100%;
    color: ${color('textSoft')};
    font-size: min(${size('xs')}, 5.5vw);
    font-weight: 600;
    line-height: var(--line-tight);
  }
  & :is(a, button):focus-visible {
    outline-offset: -2px;
  }
  & [aria-current] {
    color: ${color('brand')};
  }
`;

export const Label = styled.span`
  max-inline-size: 100%;
  padding-inline: 2px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Picture = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 28px;
  border-radius: ${radius('full')};
  transition: background-color ${motion.fast};
  [aria-current] > & {
    background: ${color('brandGround')};
  }
  /* The count, at the corner of the picture in the middle. */
  & > span {
    inset-block-end: 12px;
    inset-inline: 30px auto;
  }
`;
