import { Skeleton } from '@shop/ui';
import { Body, Frame, Picture, CardText } from './card-frame';

const ratios = { item: '1', store: '16 / 9' };

interface CardShape {
  kind: 'item' | 'store';
  compact?: boolean;
}

/** List entries in the shape of the cards. */
export function CardSkeletons({ count, ...card }: CardShape & { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <CardSkeleton {...card} />
    </li>
  ));
}

/** The shape of one card. */
export const CardSkeleton = ({ kind, compact = false }: CardShape) => (
  <Frame $ratio={ratios[kind]}>
    <Body $tight={compact}>{kind === 'item' ? <ItemLines /> : <StoreLines />}</Body>
    <Picture>
      <Skeleton $ratio={ratios[kind]} />
    </Picture>
  </Frame>
);

const ItemLines = () => (
  <>
    <CardText>
      <Skeleton $height="0.9em" $width="85%" />
    </CardText>
    <Skeleton $height="1.75rem" $width="60%" />
    <Skeleton $height="1.5rem" $width="40%" />
  </>
);

const StoreLines = () => (
  <>
    <Skeleton $height="2.6rem" $width="70%" />
    <Skeleton $height="1.2rem" $width="50%" />
    <Skeleton $height="1.6rem" $width="85%" />
  </>
);
