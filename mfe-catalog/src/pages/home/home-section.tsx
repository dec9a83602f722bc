import { BannerSection } from '../../components/banners/banner-section';
import { BrandSection } from './categories/brand-section';
import { CategorySection } from './categories/category-section';
import { ConditionSection } from './categories/condition-section';
import type { SectionName } from '../../queries/home-plan';
import { CampaignSection } from './offers/campaign-section';
import { FlashSection } from './offers/flash-section';
import { OrderAgain } from './order-again';
import { QuickLinks } from './quick-links';
import { ItemRow } from './rows/item-row';
import { StoreRow } from './rows/store-row';

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
      return <BrandSection {...row} />;
    case 'orderAgain':
      return <OrderAgain {...row} />;
    case 'campaigns':
      return <CampaignSection {...row} />;
    case 'flashSale':
      return <FlashSection {...row} />;
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
