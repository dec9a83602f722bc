import styled from 'styled-components';
import { color, size } from './theme/token';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  font-weight: 800;
  font-size: ${size('lg')};
  letter-spacing: -0.02em;
  color: ${color('text')};
  & svg {
    inline-size: 30px;
    block-size: 30px;
    fill: ${color('brand')};
    --symbol-color: ${color('brand')};
  }
`;

/** The symbol in a box of 32 × 32; it inherits the fill. */
export const Tiles = () => (
  <>
    <rect x="2" y="2" width="12.5" height="12.5" rx="4" />
    <rect x="2" y="17.5" width="12.5" height="12.5" rx="4" opacity="0.55" />
    <rect x="17.5" y="17.5" width="12.5" height="12.5" rx="4" />
    <rect
      x="18"
      y="2.5"
      width="11.5"
      height="11.5"
      rx="3.5"
      opacity="0.8"
      transform="rotate(18 23.75 8.25)"
    />
  </>
);

/** Four rounded tiles, one of them rotated, and the shop's name. */
export const Logo = ({ name }: { name: string }) => (
  <Line>
    <svg viewBox="0 0 32 32" aria-hidden="true" data-shop-symbol="">
      <Tiles />
    </svg>
    <bdi>{name}</bdi>
  </Line>
);
