import { Skeleton } from '@shop/ui';
import { Body, Frame, Picture, Words } from './card-frame';

const ratios = { item: '1', store: '16 / 9' };

/** As many list entries in the shape of the cards that come. */
export function CardSkeletons({ kind, count }: { kind: 'item' | 'store'; count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <CardSkeleton kind={kind} />
    </li>
  ));
}

/** The shape of one card. */
export const CardSkeleton = ({ kind }: { kind: 'item' | 'store' }) => (
  <Frame $ratio={ratios[kind]}>
    <Body>{kind === 'item' ? <ItemLines /> : <StoreLines />}</Body>
    <Picture>
      <Skeleton $ratio={ratios[kind]} />
    </Picture>
  </Frame>
);

const ItemLines = () => (
  <>
    <Words>
      <Skeleton $height="0.9em" $width="85%" />
    </Words>
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
