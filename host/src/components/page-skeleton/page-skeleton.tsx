import { getPageShape, type PageShape } from '@shop/federation';
import { Container, media, Seo, Skeleton, space } from '@shop/ui';
import styled from 'styled-components';

const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The skeleton of a page while it loads. */
export function PageSkeleton({ page }: { page: string }) {
  return (
    <>
      <Seo />
      <ReservedSpace shape={getPageShape(page)} page={page} />
    </>
  );
}

/** The skeleton without a document head. */
export const ReservedSpace = ({ shape, page }: { shape: PageShape; page?: string }) => (
  <Frame aria-hidden="true" data-page={page}>
    {shape === 'item' ? <Item /> : <List />}
  </Frame>
);

const Item = () => (
  <Halves>
    <Skeleton $ratio="1" />
    <Lines>
      <Skeleton $height="32px" $width="70%" />
      <Skeleton $height="20px" $width="40%" />
      <Skeleton $height="120px" />
      <Skeleton $height="48px" />
    </Lines>
  </Halves>
);

const List = () => (
  <>
    <Skeleton $height="32px" $width="240px" />
    <Cards>
      {cards.map((card) => (
        <Lines key={card}>
          <Skeleton $ratio="1" />
          <Skeleton $height="18px" $width="80%" />
          <Skeleton $height="18px" $width="50%" />
        </Lines>
      ))}
    </Cards>
  </>
);

const Frame = styled(Container)`
  padding-block: ${space('lg')};
  min-block-size: 100vh;
`;

const Lines = styled.div`
  display: grid;
  gap: ${space('sm')};
  align-content: start;
`;

const Halves = styled.div`
  display: grid;
  gap: ${space('xl')};
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 44%), 1fr));
  gap: ${space('md')};
  margin-block-start: ${space('lg')};
`;
