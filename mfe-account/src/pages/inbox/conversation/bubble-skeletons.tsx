import { Skeleton, space } from '@shop/ui';
import styled from 'styled-components';

/** Bubbles in the shape of those that come. */
export const BubbleSkeletons = () => (
  <Bubbles aria-hidden="true">
    <Skeleton $width="55%" $height="56px" />
    <Skeleton $width="40%" $height="40px" />
    <Skeleton $width="60%" $height="72px" />
  </Bubbles>
);

const Bubbles = styled.div`
  display: grid;
  flex: 1;
  align-content: end;
  gap: ${space('sm')};
  padding: ${space('md')};
  & > :nth-child(2) {
    justify-self: end;
  }
`;
