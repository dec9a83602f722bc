import { color, size, space } from '@shop/ui';
import styled from 'styled-components';

/** A checkbox with its label and a second, smaller line. */
export const CheckLine = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space('sm')};
  font-weight: 600;
  cursor: pointer;
  & input,
  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: calc((1lh - 20px) / 2) 0 0; /* in the middle of the first line */
    accent-color: ${color('brand')};
  }
  & small {
    display: block;
    color: ${color('textSoft')};
    font-weight: 400;
    font-size: ${size('sm')};
  }
`;
