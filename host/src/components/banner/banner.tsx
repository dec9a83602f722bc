import { bottomBarSize, color, layer, media, radius, shadow, size, space } from '@shop/ui';
import { useRef, type ComponentPropsWithoutRef, type RefObject } from 'react';
import styled from 'styled-components';
import { useKeptClear } from './use-kept-clear';

/** The module rail at the end edge of wide windows. */
const railWidth = '72px';

/** Windows that are no phone's, upright or lying: a banner has more room there. */
export const roomy = '@media (min-width: 37.5em) and (min-height: 30em)';

/**
 * Fixed at the bottom edge, above the bottom bar on phones; it moves nothing that is in view. It waits while the visitor
 * chooses: in a dialog, menu or list of suggestions, and on phones beside a buy bar, unless they have asked for it
 * (`data-requested`). In wide windows it is at the end, beside the module rail and away from filters; at the start where
 * sums are at the end.
 */
export const Banners = styled.div`
  position: fixed;
  z-index: ${layer('bar')};
  inset-block-end: calc(${space('xs')} + ${bottomBarSize});
  inset-inline: calc(${space('xs')} + var(--inset-start, 0px)) calc(${space('xs')} + var(--inset-end, 0px));
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
  ${media.desktop} {
    inset-inline: auto calc(${space('md')} + var(--inset-end, 0px));
    inline-size: 420px;
  }
  ${media.header} {
    inset-block-end: calc(${space('md')} + var(--inset-bottom, 0px));
    inset-inline-end: calc(${space('md')} + ${railWidth} + var(--inset-end, 0px));
    body:has([data-action-bar]) & {
      inset-inline: calc(${space('md')} + var(--inset-start, 0px)) auto;
    }
  }
  @media print {
    display: none;
  }
`;

interface BannerProps extends ComponentPropsWithoutRef<'section'> {
  box?: RefObject<HTMLElement | null>;
}

/** One banner. It also waits while it would cover filters, sums or a form's button (`useKeptClear`). */
export function Banner({ box, ...props }: BannerProps) {
  const own = useRef<HTMLElement>(null);
  const section = box ?? own;
  useKeptClear(section);
  return <Section ref={section} {...props} />;
}

const Section = styled.section`
  display: grid;
  gap: ${space('xs')};
  padding: ${space('xs')} ${space('sm')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('raised')};
  box-shadow: ${shadow('high')};
  font-size: ${size('sm')};
  pointer-events: auto;
  outline: none;
  ${roomy} {
    gap: ${space('sm')};
    padding: ${space('md')};
  }
  &[data-waiting]:not([data-requested]) {
    visibility: hidden;
  }
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
