import { color, radius, size, space } from '@shop/ui';
import styled, { css } from 'styled-components';
import { choiceStyles } from '../choice-button/choice-styles';

export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('xs')};
  min-inline-size: 0;
  padding: 0;
  border: 0;
  & legend {
    padding: 0;
    margin-block-end: ${space('xs')};
    font-size: ${size('sm')};
    font-weight: 600;
  }
`;

const choice = css`
  ${choiceStyles}
  border-radius: ${radius('md')};
  &:has(:disabled) {
    cursor: not-allowed;
    border-color: transparent;
    background: ${color('sunken')};
    color: ${color('textFaint')};
  }
`;

/** Seven days in a row. */
export const Grid = styled.div<{ $first: number }>`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space('xxs')};
  max-inline-size: 560px;
  & > :first-child {
    grid-column-start: ${({ $first }) => $first};
  }
`;

export const Cell = styled.label`
  ${choice}
  min-block-size: 60px;
  padding-block: ${space('xxs')};
  text-align: center;
  & > [aria-hidden] {
    display: grid;
    max-inline-size: 100%;
    line-height: 1.25;
  }
  & small {
    overflow: hidden;
    color: ${color('textSoft')};
    font-size: 11px;
    white-space: nowrap;
  }
  & b {
    font-size: ${size('md')};
    font-variant-numeric: tabular-nums;
  }
  &:has(:disabled) b {
    font-weight: 400;
    text-decoration: line-through;
  }
`;

export const Hours = styled.p`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  color: ${color('textSoft')};
  font-size: ${size('sm')};
`;

/** A long day scrolls within. */
export const Slots = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(92px, 1fr));
  gap: ${space('xs')};
  max-block-size: 232px;
  margin: calc(-1 * ${space('xxs')});
  padding: ${space('xxs')};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Slot = styled.label`
  ${choice}
  min-block-size: 44px;
  font-size: ${size('sm')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
