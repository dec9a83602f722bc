import { color, radius } from '@shop/ui';
import { css } from 'styled-components';

/** Styles for a link or button that covers its card; the card must be positioned. */
export const coversCard = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius('lg')};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color('brand')};
    outline-offset: 2px;
  }
`;
