import { laidOutWhenNear, media, space } from '@shop/ui';
import styled from 'styled-components';

/** Lists of cards; `$wide` for stores. Columns come by the room there is. */
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
  /* What is below the first window of a phone is laid out when it comes near; a lifted card may still throw its shadow. */
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
