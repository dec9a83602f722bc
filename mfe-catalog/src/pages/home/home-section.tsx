import { useIsCustomer } from '@shop/session';
import type { ComponentType, ReactNode } from 'react';
import { BannerSection } from '../../components/banners/banner-section';
import { LazyPart } from '../../components/page/lazy-part';
import { BrandsShape } from './categories/brands-shape';
import { CategorySection } from './categories/category-section';
import { ConditionSection } from './categories/condition-section';
import type { SectionName } from '../../queries/home-plan';
import { CampaignSection } from './offers/campaign-section';
import { FlashShape } from './offers/flash-shape';
import { QuickLinks } from './quick-links';
import { ItemRow } from './rows/item-row';
import { StoreRow } from './rows/store-row';

const loadMore = () => import(/* webpackChunkName: "home-more" */ './more-sections');

const load = {
  brands: () => loadMore().then(({ BrandSection }) => BrandSection),
  flashSale: () => loadMore().then(({ FlashSection }) => FlashSection),
  orderAgain: () => loadMore().then(({ OrderAgain }) => OrderAgain),
};

interface RowProps {
  /** Whether location and module are known. */
  isReady: boolean;
  isWaiting: boolean;
}

interface Props {
  name: SectionName;
  /** Whether location and module are known. */
  isReady: boolean;
  /** Far below the viewport: requests nothing yet and reserves its space. */
  isWaiting?: boolean;
  /** Whether it is the first row of cards. */
  isFirst?: boolean;
}

/** A section of the home page by its name in the plan. */
export function HomeSection({ name, isReady, isWaiting = false, isFirst = false }: Props) {
  const row = { isReady, isWaiting };
  switch (name) {
    case 'banners':
      return <BannerSection isReady={isReady} />;
    case 'quickWays':
      return <QuickLinks />;
    case 'categories':
      return <CategorySection isReady={isReady} />;
    case 'conditions':
      return <ConditionSection isReady={isReady} />;
    case 'brands':
      return <LaterRow load={load.brands} row={row} shape={<BrandsShape />} />;
    case 'orderAgain':
      return <OfCustomer row={row} />;
    case 'campaigns':
      return <CampaignSection {...row} />;
    case 'flashSale':
      return <LaterRow load={load.flashSale} row={row} shape={<FlashShape />} />;
    case 'discounted':
    case 'popular':
    case 'recommended':
    case 'mostReviewed':
    case 'campaignItems':
      return <ItemRow name={name} {...row} isFirst={isFirst} />;
    case 'popularStores':
    case 'newStores':
    case 'recommendedStores':
    case 'nearStores':
    case 'openStores':
      return <StoreRow name={name} {...row} isFirst={isFirst} />;
  }
}

interface LaterProps {
  load: () => Promise<ComponentType<RowProps>>;
  row: RowProps;
  /** The row without its content. */
  shape: ReactNode;
}

/** A row whose code loads when the row is almost in view. */
const LaterRow = ({ load, row, shape }: LaterProps) =>
  row.isWaiting ? shape : <LazyPart load={load} partProps={row} shape={shape} />;

/** Guests do not load it. */
const OfCustomer = ({ row }: Pick<LaterProps, 'row'>) =>
  useIsCustomer() && <LaterRow load={load.orderAgain} row={row} shape={null} />;
