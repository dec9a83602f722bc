import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon, type IconName } from './icons';
import { color, motion, radius, size, space, tightLine } from './theme/token';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';

const tones = {
  primary: css`
    background: ${color('brand')};
    color: ${color('onBrand')};
    @media (hover: hover) {
      &:hover:not(:disabled) {
        background: ${color('brandHover')};
      }
    }
  `,
  secondary: css`
    background: ${color('surface')};
    color: ${color('text')};
    border-color: ${color('borderStrong')};
    @media (hover: hover) {
      &:hover:not(:disabled) {
        background: ${color('sunken')};
      }
    }
  `,
  quiet: css`
    color: ${color('brand')};
    @media (hover: hover) {
      &:hover:not(:disabled) {
        background: ${color('brandGround')};
      }
    }
  `,
  danger: css`
    background: ${color('danger')};
    color: ${color('onDanger')};
    @media (hover: hover) {
      &:hover:not(:disabled) {
        filter: brightness(0.92);
      }
    }
  `,
};

export interface ButtonStyleProps {
  $tone?: ButtonTone | undefined;
  $wide?: boolean | undefined;
  $small?: boolean | undefined;
}

/** The style of a button, also for links that look like one. */
export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space('xs')};
  min-block-size: ${({ $small }) => ($small ? '36px' : '48px')};
  padding-inline: ${({ $small }) => space($small ? 'sm' : 'lg')};
  border: 1px solid transparent;
  border-radius: ${radius('md')};
  font-size: ${({ $small }) => size($small ? 'sm' : 'md')};
  font-weight: 600;
  line-height: ${tightLine};
  text-align: center;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast},
    scale ${motion.fast};
  ${({ $wide }) => $wide && 'inline-size: 100%;'}
  &:active:not(:disabled) {
    scale: 0.98;
  }
  ${({ $tone = 'primary' }) => tones[$tone]}
  &:disabled {
    cursor: not-allowed;
    background: ${color('sunken')};
    color: ${color('textFaint')};
    border-color: transparent;
  }
`;

const Look = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: ButtonTone;
  /** Takes the full width. */
  wide?: boolean;
  /** For rows and cards; the main actions of a page stay 48 px high. */
  small?: boolean;
  /** Busy: cannot be pressed, announced to screen readers, same width. */
  busy?: boolean;
  icon?: IconName;
  children: ReactNode;
}

export function Button({
  tone,
  wide,
  small,
  busy = false,
  icon,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <Look
      type={type}
      $tone={tone}
      $wide={wide}
      $small={small}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </Look>
  );
}

const Turning = styled.span`
  inline-size: 18px;
  block-size: 18px;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: ${radius('full')};
  animation: turn 800ms linear infinite;
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
`;

export const Spinner = () => <Turning aria-hidden="true" />;

const Round = styled.button<{ $tone: 'plain' | 'raised' | 'brand'; $size: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: ${radius('full')};
  color: ${({ $tone }) => color($tone === 'brand' ? 'onBrand' : 'text')};
  background: ${({ $tone }) => ($tone === 'plain' ? 'transparent' : color($tone === 'brand' ? 'brand' : 'raised'))};
  ${({ $tone }) => $tone === 'raised' && `box-shadow: 0 1px 4px ${color('shadow')};`}
  transition: background-color ${motion.fast};
  @media (hover: hover) {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${({ $tone }) => color($tone === 'brand' ? 'brandHover' : 'sunken')};
    }
  }
  &:is(:disabled, [aria-disabled='true']) {
    cursor: not-allowed;
    color: ${color('textFaint')};
    background: ${({ $tone }) => ($tone === 'plain' ? 'transparent' : color('sunken'))};
  }
`;

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** The accessible name: what the button does. */
  label: string;
  tone?: 'plain' | 'raised' | 'brand';
  mirrored?: boolean;
  /** Pixels, at least 24; default 44. */
  size?: number;
  /** Disabled by what it does itself, such as the last step: it keeps the focus, which `disabled` loses. */
  unavailable?: boolean;
}

const unavailableProps = { 'aria-disabled': true, tabIndex: -1, onClick: undefined };

export function IconButton({
  icon,
  label,
  tone = 'plain',
  mirrored = false,
  size: pixels = 44,
  type = 'button',
  unavailable = false,
  ...rest
}: IconButtonProps) {
  return (
    <Round
      type={type}
      aria-label={label}
      title={label}
      $tone={tone}
      $size={pixels}
      {...rest}
      {...(unavailable && unavailableProps)}
    >
      <Icon name={icon} mirrored={mirrored} size={pixels < 36 ? 16 : 20} />
    </Round>
  );
}
