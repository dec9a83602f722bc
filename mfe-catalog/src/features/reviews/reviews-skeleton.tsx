import { Skeleton, space } from '@shop/ui';
import styled from 'styled-components';
import { Frame, List } from './reviews-frame';

/** The shape of a title, the summary and the first reviews. */
export const ReviewsSkeleton = () => (
  <div aria-hidden="true">
    <Skeleton $height="1.75rem" $width="8em" />
    <Frame>
      <Column>
        <Skeleton $height="3rem" $width="70%" />
        <Skeleton $height="8rem" />
      </Column>
      <List>
        <EntrySkeletons count={3} />
      </List>
    </Frame>
  </div>
);

/** Skeletons of reviews. */
export function EntrySkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <Column>
        <Skeleton $height="2.5rem" $width="12rem" />
        <Skeleton $height="3rem" />
      </Column>
    </li>
  ));
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('sm')};
`;
