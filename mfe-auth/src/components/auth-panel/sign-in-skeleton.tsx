import { Skeleton, space } from '@shop/ui';
import styled from 'styled-components';

const Column = styled.div`
  display: grid;
  gap: ${space('md')};
`;

const Field = styled.div`
  display: grid;
  gap: ${space('xxs')};
`;

const Labelled = () => (
  <Field>
    <Skeleton $width="96px" $height="21px" />
    <Skeleton $height="48px" />
  </Field>
);

/** A placeholder in the shape of the form while the shop's settings load. */
export function SignInSkeleton() {
  return (
    <Column aria-hidden="true">
      <Labelled />
      <Labelled />
      <Skeleton $width="120px" $height="28px" />
      <Skeleton $height="48px" />
      <Skeleton $height="48px" />
    </Column>
  );
}
