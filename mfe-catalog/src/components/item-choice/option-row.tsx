import { color, motion, radius, size, space } from '@shop/ui';
import type { InputHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { lines } from '../cards/card-frame';

interface Props extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'disabled' | 'onChange' | 'onClick'
> {
  type: 'radio' | 'checkbox';
  checked: boolean;
  /** Text from the backend. */
  label: string;
  /** Small text below the label. */
  note?: ReactNode;
  /** Content at the end of the row. */
  end?: ReactNode;
  /** Unavailable: shown in the small text and in the style. */
  isUnavailable?: boolean;
}

/** An option as a large row with the price at its end (look: item page). */
export function OptionRow({ type, label, note, end, isUnavailable = false, ...input }: Props) {
  return (
    <Label $checked={input.checked} $isUnavailable={isUnavailable}>
      <Box type={type} {...input} />
      <Text>
        <Name>
          <bdi>{label}</bdi>
        </Name>
        {note && <Note>{note}</Note>}
      </Text>
      {end}
    </Label>
  );
}

const Label = styled.label<{ $checked: boolean; $isUnavailable: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  flex: 1;
  min-inline-size: 0;
  min-block-size: 48px;
  padding: ${space('xs')} ${space('sm')};
  border: 1px ${({ $isUnavailable }) => ($isUnavailable ? 'dashed' : 'solid')}
    ${({ $checked }) => color($checked ? 'brand' : 'border')};
  ${({ $isUnavailable }) => $isUnavailable && `color: ${color('textFaint')};`}
  border-radius: ${radius('md')};
  background: ${({ $checked }) => color($checked ? 'brandGround' : 'surface')};
  cursor: pointer;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};
  &:hover {
    border-color: ${color('borderStrong')};
  }
  &:has(:disabled) {
    cursor: not-allowed;
    color: ${color('textFaint')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color('brand')};
    outline-offset: 2px;
  }
`;

const Box = styled.input`
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  margin: 0;
  accent-color: ${color('brand')};
  &:focus-visible {
    outline: none;
  }
`;

const Text = styled.span`
  flex: 1;
  min-inline-size: 0;
`;

const Name = styled.span`
  ${lines(3)}
`;

const Note = styled.small`
  display: block;
  color: ${color('textSoft')};
  font-size: ${size('xs')};
`;

/** The price of an option: its surcharge, or 'free' (BIZ-19). */
export const OptionPrice = styled.span`
  flex: none;
  font-size: ${size('sm')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${color('textSoft')};
`;
