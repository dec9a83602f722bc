import type { ButtonHTMLAttributes } from 'react';
import styled from 'styled-components';
import { Icon } from './icons';
import { color, motion, radius } from './theme/token';

interface HeartButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name. */
  label: string;
  isMarked: boolean;
}

/** The wishlist button, with a finger-sized target; on a picture the caller sets a smaller background. */
export function HeartButton({ label, isMarked, ...rest }: HeartButtonProps) {
  return (
    <Look type="button" aria-label={label} aria-pressed={isMarked} {...rest}>
      <Icon name="heart" />
    </Look>
  );
}

const Look = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${radius('full')};
  & > svg {
    box-sizing: content-box;
    padding: 8px;
    border-radius: ${radius('full')};
    background: var(--heart-ground, transparent);
    box-shadow: var(--heart-shadow, none);
    transition:
      background-color ${motion.fast},
      scale ${motion.fast};
  }
  @media (hover: hover) {
    &:hover > svg {
      background: ${color('sunken')};
    }
  }
  &:active > svg {
    scale: 0.86;
  }
  &[aria-pressed='true'] > svg {
    color: ${color('danger')};
    fill: currentColor;
  }
`;
