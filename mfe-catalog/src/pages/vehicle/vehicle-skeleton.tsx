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
import { vehicleRatio } from '../../components/vehicles/vehicle-card';

/** The shape of a vehicle's page. */
export const VehicleSkeleton = () => (
  <Layout aria-hidden="true">
    <GalleryArea>
      <Skeleton $ratio={vehicleRatio} />
    </GalleryArea>
    <BuyColumn>
      <BuyBox>
        <HeadArea>
          <Skeleton $height="2rem" $width="70%" />
          <Skeleton $height="1.25rem" $width="50%" />
          <Skeleton $height="3rem" />
        </HeadArea>
        <ChoicesArea>
          <Skeleton $height="5rem" />
        </ChoicesArea>
        <BarArea>
          <Skeleton $height="3rem" />
        </BarArea>
      </BuyBox>
    </BuyColumn>
  </Layout>
);
