import { Skeleton } from '@shop/ui';
import { Row, Text } from './row.styles';

/** Rows of the same size while they are on their way. */
export const RowSkeletons = () => (
  <div aria-hidden="true">
    {[0, 1, 2, 3].map((at) => (
      <Row key={at}>
        <Skeleton $ratio="1" />
        <Text>
          <Skeleton $height="1.25rem" $width="70%" />
          <Skeleton $height="1rem" $width="45%" />
          <Skeleton $height="1.5rem" $width="30%" />
        </Text>
      </Row>
    ))}
  </div>
);
