import styled, { css } from 'styled-components';
import { color, size, space, tightLine } from './theme/token';

/** Page heading (h1). It receives the focus when the route changes. */
export const Title = styled.h1`
  font-size: ${size('xl')};
  font-weight: 700;
  line-height: ${tightLine};
  @media (min-width: 56.25em) {
    font-size: ${size('xxl')};
  }
`;

export const Heading = styled.h2`
  font-size: ${size('lg')};
  font-weight: 700;
  line-height: ${tightLine};
  @media (min-width: 56.25em) {
    font-size: ${size('xl')};
  }
`;

/** Paragraph; `$soft` for secondary text. */
export const Text = styled.p<{ $soft?: boolean; $small?: boolean }>`
  color: ${({ $soft }) => color($soft ? 'textSoft' : 'text')};
  font-size: ${({ $small }) => size($small ? 'sm' : 'md')};
`;

/** For screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** First element of the page; visible when focused. */
export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: -100px;
  inset-inline-start: calc(${space('md')} + var(--inset-start, 0px));
  z-index: 100;
  padding: ${space('sm')} ${space('md')};
  background: ${color('brand')};
  color: ${color('onBrand')};
  border-radius: 8px;
  &:focus {
    inset-block-start: calc(${space('xs')} + var(--inset-top, 0px));
  }
`;

/** The page's column: at most 1240 px, with padding at the sides. */
export const Container = styled.div`
  inline-size: 100%;
  max-inline-size: 1272px;
  margin-inline: auto;
  padding-inline: ${space('md')};
`;

export const Card = styled.div`
  background: ${color('surface')};
  border: 1px solid ${color('border')};
  border-radius: 16px;
  padding: ${space('md')};
`;

const chipTones = {
  brand: ['brandGround', 'brand'],
  danger: ['dangerGround', 'danger'],
  warning: ['warningGround', 'warning'],
  success: ['successGround', 'success'],
  neutral: ['sunken', 'textSoft'],
} as const;

/** A short text on a tinted background. */
export const Chip = styled.span<{ $tone?: keyof typeof chipTones }>`
  display: inline-flex;
  align-items: center;
  gap: ${space('xxs')};
  padding: 2px ${space('xs')};
  border-radius: 8px;
  font-size: ${size('xs')};
  font-weight: 600;
  background: ${({ $tone = 'neutral' }) => color(chipTones[$tone][0])};
  color: ${({ $tone = 'neutral' }) => color(chipTones[$tone][1])};
`;

/**
 * The animation of placeholders: it starts after a delay, so that a short wait is still; it ends after half a minute; and it
 * is off before loading starts, in `data-when-near="later"`. Every animation keeps the browser painting.
 */
export const placeholderAnimation = css`
  animation: breathe 1.4s ease-in-out 600ms 20 alternate;
  [data-when-near='later'] & {
    animation: none;
  }
  @keyframes breathe {
    to {
      opacity: 0.55;
    }
  }
`;

/** Grey placeholder for loading content; give it the size of the real content. */
export const Skeleton = styled.div<{ $width?: string; $height?: string; $ratio?: string; $round?: boolean }>`
  inline-size: ${({ $width = '100%' }) => $width};
  ${({ $height }) => $height && `block-size: ${$height};`}
  ${({ $ratio }) => $ratio && `aspect-ratio: ${$ratio};`}
  border-radius: ${({ $round }) => ($round ? '999px' : '12px')};
  background: ${color('sunken')};
  ${placeholderAnimation}
`;
