import type { Category } from '@shop/domain';
import { Link } from '@shop/router';
import { accent, color, motion, radius, ShopImage, size, Skeleton, space } from '@shop/ui';
import styled from 'styled-components';
import { lines } from './card-frame';

interface TileProps {
  to: string;
  imageUrl: string | null;
  name: string;
  /** Small text below the name. */
  note?: string;
}

/** A link with a name and a picture on the module's accent colour. */
export function TileLink({ to, imageUrl, name, note }: TileProps) {
  return (
    <Tile to={to}>
      <Background>
        <ShopImage src={imageUrl} alt="" size={130} />
      </Background>
      <Name $isAlone={!note}>
        <bdi>{name}</bdi>
      </Name>
      {note && <Note>{note}</Note>}
    </Tile>
  );
}

/** A category of items. */
export const CategoryTile = ({ category: { id, name, imageUrl } }: { category: Category }) => (
  <TileLink to={`/category/${id}`} {...{ name, imageUrl }} />
);

export function TileSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <Skeleton $ratio="1" />
      <Name>
        <Skeleton as="span" $height="0.8em" />
      </Name>
    </li>
  ));
}

export const TileGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: ${space('md')} ${space('sm')};
  @media (min-width: 37.5em) {
    grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  }
`;

const Background = styled.span`
  display: block;
  border-radius: ${radius('xl')};
  overflow: hidden;
  background: ${accent('ground')};
  transition: scale ${motion.fast};
  & > span {
    background: none;
  }
`;

const Name = styled.span<{ $isAlone?: boolean }>`
  --lines: ${({ $isAlone = true }) => ($isAlone ? 2 : 1)};
  ${lines(2)}
  margin-block-start: ${space('xs')};
  text-align: center;
  font-size: ${size('sm')};
  font-weight: 500;
  line-height: 1.35;
  min-block-size: calc(var(--lines) * 1.35em);
  color: ${color('text')};
  html[lang='ar'] & {
    line-height: 1.6;
    min-block-size: calc(var(--lines) * 1.6em);
  }
  html[lang='ur'] & {
    line-height: 2;
    min-block-size: calc(var(--lines) * 2em);
  }
`;

const Note = styled.span`
  display: block;
  text-align: center;
  color: ${color('textSoft')};
  font-size: ${size('xs')};
`;

const Tile = styled(Link)`
  display: block;
  border-radius: ${radius('xl')};
  @media (hover: hover) {
    &:hover ${Background} {
      scale: 1.03;
    }
  }
`;
