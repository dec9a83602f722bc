import { Skeleton, space } from '@shop/ui';
import styled from 'styled-components';

/** Rows in the shape of those that come. */
export const ListSkeleton = () =>
  [60, 45, 70, 50].map((width) => (
    <Row key={width} aria-hidden="true">
      <Skeleton $width="44px" $height="44px" />
      <span>
        <Skeleton $width={`${width}%`} $height="18px" />
        <Skeleton $width="85%" $height="14px" />
      </span>
    </Row>
  ));

const Row = styled.li`
  display: flex;
  gap: ${space('sm')};
  padding: ${space('sm')};
  & > span {
    display: grid;
    flex: 1;
    align-content: center;
    gap: ${space('xs')};
  }
`;
