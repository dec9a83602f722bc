import { Skeleton, space } from '@shop/ui';
import styled from 'styled-components';

const groupSizes = [4, 3, 2, 5];

/** The shape of the filters. */
export const PanelSkeleton = () => (
  <Column aria-hidden="true">
    {groupSizes.map((lines, group) => (
      <Lines key={group}>
        <Skeleton $height="1.1em" $width="45%" />
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} $height="1.2em" $width={line % 2 ? '70%' : '85%'} />
        ))}
      </Lines>
    ))}
  </Column>
);

const Column = styled.div`
  display: grid;
  gap: ${space('xl')};
`;

const Lines = styled.div`
  display: grid;
  gap: ${space('md')};
`;
