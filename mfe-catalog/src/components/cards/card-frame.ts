import { color, motion, radius, shadow, size, space } from '@shop/ui';
import styled, { css } from 'styled-components';

/** Text from outside in a limited number of lines, however long it is (F-44). */
export const lines = (count: number) => css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${count};
  overflow: hidden;
  overflow-wrap: anywhere;
`;

/** A card that is one link: the link's box covers the card; buttons are above it. */
export const Frame = styled.article<{ $ratio?: string }>`
  position: relative;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  /* Reserves the picture's space: a streamed page may contain the text before the picture. */
  &::before {
    content: '';
    grid-area: 1 / 1;
    aspect-ratio: ${({ $ratio = '1' }) => $ratio};
  }
  block-size: 100%;
  min-inline-size: 0;
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  border: 1px solid ${color('border')};
  overflow: hidden;
  transition:
    translate ${motion.fast},
    box-shadow ${motion.fast};
  @media (hover: hover) {
    &:hover {
      translate: 0 -2px;
      box-shadow: ${shadow('high')};
    }
    &:hover img {
      scale: 1.03;
    }
  }
  & img {
    transition: scale ${motion.slow};
  }
  &:active {
    translate: 0;
  }
  &:has(h3 a:focus-visible) {
    outline: 2px solid ${color('brand')};
    outline-offset: 2px;
  }
`;

/** Above the text on screen, after it in reading order. `$off`: the subject is unavailable now. */
export const Picture = styled.div<{ $off?: boolean }>`
  position: relative;
  grid-area: 1 / 1;
  ${({ $off }) => $off && '& img { filter: grayscale(0.75) var(--picture-tone, grayscale(0)); opacity: 0.72; }'}
`;

export const Body = styled.div<{ $tight?: boolean }>`
  grid-area: 2 / 1;
  display: flex;
  flex-direction: column;
  gap: ${space('xxs')};
  padding: ${({ $tight }) => space($tight ? 'xs' : 'sm')};
`;

/**
 * Space for a number of small lines in the line height of each script, so that the cards of a row have equal heights.
 */
export const CardText = styled.div<{ $lines?: number }>`
  --line: 1.4;
  min-block-size: calc(${({ $lines = 3 }) => $lines} * var(--line) * ${size('sm')});
  line-height: var(--line);
  html[lang='ar'] & {
    --line: 1.65;
  }
  html[lang='ur'] & {
    --line: 2.1;
  }
`;

export const Name = styled.h3`
  font-size: ${size('sm')};
  font-weight: 600;
  line-height: inherit;
  & a {
    ${lines(2)}
    outline: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
`;

export const Second = styled.p`
  ${lines(1)}
  word-break: break-all;
  min-inline-size: 0;
  line-height: inherit;
  color: ${color('textSoft')};
  font-size: ${size('xs')};
`;

/** Chips at the picture's inline start; the wishlist button is at the other end. */
export const Chips = styled.div`
  position: absolute;
  inset-block-start: ${space('xs')};
  inset-inline: ${space('xs')} 48px;
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xxs')};
  pointer-events: none;
`;

/** Reserved space at the picture's top end, above the card's link; the wishlist button is visible on any picture. */
export const ToggleBox = styled.div`
  --heart-ground: ${color('raised')};
  --heart-shadow: 0 1px 4px ${color('shadow')};
  position: absolute;
  z-index: 2;
  inset-block-start: 2px;
  inset-inline-end: 2px;
  display: grid;
  place-items: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  &:empty {
    display: none;
  }
`;
