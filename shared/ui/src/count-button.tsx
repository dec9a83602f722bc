import type { ButtonHTMLAttributes } from 'react';
import styled, { css } from 'styled-components';
import { Icon, type IconName } from './icons';
import { color, motion, radius, size } from './theme/token';

/** The style of an icon with a count, also for links. */
export const countStyles = css`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${radius('full')};
  transition: background-color ${motion.fast};
  &:hover {
    background: ${color('sunken')};
  }
`;

const Look = styled.button`
  ${countStyles}
`;

const Badge = styled.span`
  position: absolute;
  inset-block-end: 22px; /* grows away from the icon with the text */
  inset-inline-end: 0;
  min-inline-size: max(20px, 1.2em);
  padding-inline: 5px;
  border-radius: ${radius('full')};
  background: ${color('brand')};
  color: ${color('onBrand')};
  font-size: ${size('xs')};
  font-weight: 700;
  line-height: max(20px, 1.2em);
  text-align: center;
`;

interface CountButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** The accessible name: what the button does, and the count. */
  label: string;
  /** 0 shows no number. */
  count: number;
}

interface CountBadgeProps {
  /** 0 shows nothing. */
  count: number;
  /** What screen readers say; without it the label of what is around contains the number. */
  label?: string;
}

/** A number at the corner of the positioned element around it. */
export const CountBadge = ({ count, label }: CountBadgeProps) =>
  count > 0 && (
    <Badge {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      {count > 99 ? '99+' : count}
    </Badge>
  );

/** An icon with a number at its corner; 0 shows none. The button's label contains the number. */
export const CountedIcon = ({ icon, count }: { icon: IconName; count: number }) => (
  <>
    <Icon name={icon} size={22} />
    <CountBadge count={count} />
  </>
);

/** A button of the header: an icon with a number at its corner. */
export function CountButton({ icon, label, count, ...rest }: CountButtonProps) {
  return (
    <Look type="button" aria-label={label} {...rest}>
      <CountedIcon icon={icon} count={count} />
    </Look>
  );
}
