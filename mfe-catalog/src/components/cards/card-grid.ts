import { laidOutWhenNear, media, space } from '@shop/ui';
import styled from 'styled-components';

/** A list of cards; `$wide` for stores. The number of columns depends on the width. */
export const CardGrid = styled.ul<{ $wide?: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ $wide }) => ($wide ? '260px' : '132px')}), 1fr)
  );
  gap: ${space('sm')};
  & > li {
    min-inline-size: 0;
  }
  /*
   * Cards below a phone's first screen are laid out when they come into view; the padding leaves room for a card's
   * shadow.
   */
  & > li:nth-child(n + 7) {
    ${({ $wide }) => laidOutWhenNear($wide ? '290px' : '330px')}
    overflow-clip-margin: 32px;
  }
  ${media.tablet} {
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, ${({ $wide }) => ($wide ? '280px' : '196px')}), 1fr)
    );
    gap: ${space('md')};
  }
`;
