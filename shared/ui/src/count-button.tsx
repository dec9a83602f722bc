import type { ButtonHTMLAttributes } from 'react';
import styled, { css } from 'styled-components';
import { Icon, type IconName } from './icons';
import { color, motion, radius, size } from './theme/token';

/** The looks of a counted icon, for links, too. */
export const countLook = css`
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
  ${countLook}
`;

const Badge = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 0;
  min-inline-size: 20px;
  padding-inline: 5px;
  border-radius: ${radius('full')};
  background: ${color('brand')};
  color: ${color('onBrand')};
  font-size: ${size('xs')};
  font-weight: 700;
  line-height: 20px;
  text-align: center;
`;

interface CountButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** The label: what it does and how many there are. */
  label: string;
  /** 0 shows no number. */
  count: number;
}

/** An icon with a number at its corner; 0 shows none. The text is in the label of its button. */
export const CountedIcon = ({ icon, count }: { icon: IconName; count: number }) => (
  <>
    <Icon name={icon} size={22} />
    {count > 0 && <Badge aria-hidden="true">{count > 99 ? '99+' : count}</Badge>}
  </>
);

/** An icon of the header with a number at its corner. */
export function CountButton({ icon, label, count, ...rest }: CountButtonProps) {
  return (
    <Look type="button" aria-label={label} {...rest}>
      <CountedIcon icon={icon} count={count} />
    </Look>
  );
}
