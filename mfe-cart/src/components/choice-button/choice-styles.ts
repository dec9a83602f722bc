import { color, motion } from '@shop/ui';
import { css } from 'styled-components';

/** A label with a radio button that looks like a button: the label has the size, the radio button covers it. */
export const choiceStyles = css`
  position: relative;
  display: grid;
  place-items: center;
  border: 1px solid ${color('borderStrong')};
  background: ${color('surface')};
  cursor: pointer;
  transition: background-color ${motion.fast};
  & input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:hover {
    background: ${color('sunken')};
  }
  &:has(:checked) {
    border-color: ${color('brand')};
    background: ${color('brandGround')};
    box-shadow: inset 0 0 0 1px ${color('brand')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color('brand')};
    outline-offset: 2px;
  }
`;
