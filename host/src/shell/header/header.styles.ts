import { color, Container, layer, media, radius, shadow, size, space } from '@shop/ui';
import styled, { css } from 'styled-components';

/** Paints the surface beside the page's column too, under what a notch covers; insets are physical, as shadows are. */
const toWindowEdges = css`
  box-shadow:
    calc(-1 * env(safe-area-inset-left, 0px)) 0 0 ${color('surface')},
    env(safe-area-inset-right, 0px) 0 0 ${color('surface')};
`;

export const Bar = styled.header`
  position: sticky;
  inset-block-start: var(--inset-top, 0px);
  z-index: ${layer('header')};
  background: ${color('surface')};
  ${toWindowEdges}
  border-block-end: 1px solid ${color('border')};
`;

export const Line = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space('xxs')};
  block-size: 56px;
  padding-inline: ${space('xs')};
  ${media.tablet} {
    padding-inline: ${space('md')};
    gap: ${space('xs')};
  }
  ${media.header} {
    block-size: 64px;
    gap: ${space('sm')};
  }
`;

/** Shown from the breakpoint on. */
export const Wide = styled.div<{ $grows?: boolean }>`
  display: flex;
  align-items: center;
  white-space: nowrap;
  ${({ $grows }) =>
    $grows ? 'flex: 1 1 320px; min-inline-size: 120px; max-inline-size: 480px;' : 'flex: none;'}
  @media (max-width: 73.74em) {
    display: none;
  }
`;

export const Narrow = styled.div`
  display: flex;
  align-items: center;
  ${media.header} {
    display: none;
  }
`;

export const Spacer = styled.span`
  flex: 1;
`;

export const CartRoom = styled.div`
  display: grid;
  place-items: center;
  flex: none;
  min-inline-size: 44px;
  min-block-size: 44px;
`;

export const NarrowSearch = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  display: flex;
  padding: ${space('xs')} ${space('md')};
  background: ${color('surface')};
  border-block-end: 1px solid ${color('border')};
  box-shadow: ${shadow('low')};
`;

export const Nav = styled.nav`
  display: flex;
  gap: ${space('xxs')};
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: ${space('sm')};
    border-radius: ${radius('md')};
    font-size: ${size('sm')};
    font-weight: 600;
    white-space: nowrap;
    color: ${color('textSoft')};
  }
  & a:hover {
    background: ${color('sunken')};
  }
  & a[aria-current='page'] {
    color: ${color('brand')};
  }
`;
