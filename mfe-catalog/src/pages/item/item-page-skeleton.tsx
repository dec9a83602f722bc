import { Skeleton } from '@shop/ui';
import {
  BarArea,
  BuyBox,
  BuyColumn,
  ChoicesArea,
  GalleryArea,
  HeadArea,
  Layout,
} from '../../components/page/buy-layout';

/** The shape of an item's page. */
export function ItemPageSkeleton() {
  return (
    <Layout aria-hidden="true">
      <GalleryArea>
        <Skeleton $ratio="1" />
      </GalleryArea>
      <BuyColumn>
        <BuyBox>
          <HeadArea>
            <Skeleton $height="2rem" $width="80%" />
            <Skeleton $height="1rem" $width="40%" />
            <Skeleton $height="1.6rem" $width="30%" />
          </HeadArea>
          <ChoicesArea>
            <Skeleton $height="11rem" />
          </ChoicesArea>
          <BarArea>
            <Skeleton $height="6.5rem" />
          </BarArea>
        </BuyBox>
      </BuyColumn>
    </Layout>
  );
}
