import { Skeleton, space } from '@shop/ui';
import styled from 'styled-components';

/** Placeholders for the lines while they load. */
export const CartWaiting = () => (
  <div aria-busy="true">
    {[0, 1, 2].map((at) => (
      <Line key={at}>
        <Skeleton $width="76px" $height="76px" />
        <div>
          <Skeleton $width="70%" $height="1rem" />
          <Skeleton $width="45%" $height="0.75rem" />
          <Skeleton $width="112px" $height="36px" $round />
        </div>
      </Line>
    ))}
  </div>
);

const Line = styled.div`
  display: grid;
  grid-template-columns: 76px 1fr;
  gap: ${space('sm')};
  padding-block: ${space('md')};
  & > div:last-child {
    display: grid;
    gap: ${space('xs')};
    align-content: start;
  }
`;
