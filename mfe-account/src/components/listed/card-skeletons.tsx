import { Card, Skeleton, space } from '@shop/ui';
import styled from 'styled-components';

/** Placeholder cards. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Shape as="li" key={index} aria-hidden="true">
      <div>
        <Skeleton $width="40px" $height="40px" />
        <span>
          <Skeleton $width="45%" $height="18px" />
          <Skeleton $width="30%" $height="14px" />
        </span>
      </div>
      <div>
        <Skeleton $width="48px" $height="48px" />
        <Skeleton $width="48px" $height="48px" />
      </div>
      <Skeleton $width="35%" $height="20px" />
    </Shape>
  ));
}

const Shape = styled(Card)`
  display: grid;
  align-content: space-between;
  gap: ${space('sm')};
  min-block-size: 190px;
  & > div {
    display: flex;
    gap: ${space('sm')};
  }
  & > div > span {
    display: grid;
    flex: 1;
    gap: ${space('xxs')};
  }
`;
