import { Skeleton } from '@shop/ui';
import { Body, Frame, Name, Picture } from './card-frame';

const shape = {
  item: { ratio: '1', last: '40%' },
  store: { ratio: '16 / 9', last: '70%' },
};

/** As many list entries in the shape of the cards that come. */
export function CardSkeletons({ kind, count }: { kind: 'item' | 'store'; count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <Frame>
        <Body>
          <Name as="div">
            <Skeleton $height="0.9em" $width="85%" />
          </Name>
          <Skeleton $height="0.75rem" $width="55%" />
          <Skeleton $height="1.6rem" $width={shape[kind].last} />
          {kind === 'item' && <Skeleton $height="1.4rem" $width="50%" />}
        </Body>
        <Picture>
          <Skeleton $ratio={shape[kind].ratio} />
        </Picture>
      </Frame>
    </li>
  ));
}
