import { Skeleton, space, color, media } from '@shop/ui';
import styled from 'styled-components';

/** The summary beside the list; above it on phones. */
export const Frame = styled.div`
  display: grid;
  gap: ${space('lg')};
  margin-block-start: ${space('md')};
  ${media.desktop} {
    grid-template-columns: 300px minmax(0, 1fr);
    gap: ${space('xxl')};
    align-items: start;
  }
`;

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  & > li {
    padding-block: ${space('md')};
    border-block-start: 1px solid ${color('border')};
  }
  & > li:first-child {
    padding-block-start: 0;
    border: 0;
  }
`;

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
