import { breathing, color, laidOutWhenNear, media, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { CardGrid } from '../../components/cards/card-grid';
import { rowBox } from './row-box';

/** Rows for food, cards for other items. */
export type MenuLayout = 'rows' | 'cards';

const RowGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('sm')};
  /* As with cards: entries below the first screen are laid out when they come into view. */
  & > li:nth-child(n + 7),
  section ~ section > & > li {
    ${laidOutWhenNear('146px')}
    overflow-clip-margin: 32px;
  }
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space('md')};
  }
`;

export const menuGrids = { rows: RowGrid, cards: CardGrid };

/** One element each, because a long menu has hundreds of them. */
const RowBlank = styled.li`
  ${rowBox}
  display: flex;
  justify-content: space-between;
  &::before,
  &::after {
    content: '';
    border-radius: ${radius('md')};
    background: ${color('sunken')};
    ${breathing}
  }
  &::before {
    inline-size: 55%;
    block-size: calc(2 * var(--line) * ${size('md')});
  }
  &::after {
    inline-size: 120px;
    block-size: 120px;
  }
`;

const CardBlank = styled.li`
  --line: 1.4;
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  overflow: hidden;
  html[lang='ar'] & {
    --line: 1.65;
  }
  html[lang='ur'] & {
    --line: 2.1;
  }
  &::before,
  &::after {
    content: '';
    display: block;
    background: ${color('sunken')};
    ${breathing}
  }
  &::before {
    aspect-ratio: 1;
  }
  &::after {
    block-size: calc(2 * var(--line) * ${size('sm')});
    margin: ${space('sm')};
    /* Badges and price. */
    margin-block-end: calc(1.75rem + 1.5em + 2 * ${space('xxs')} + ${space('sm')});
    border-radius: ${radius('sm')};
  }
`;

/** Skeletons of menu entries. */
export function Blanks({ layout, count }: { layout: MenuLayout; count: number }) {
  const Blank = layout === 'rows' ? RowBlank : CardBlank;
  return Array.from({ length: count }, (_, index) => <Blank key={index} aria-hidden="true" />);
}
