import type { ListType } from '../../queries/list-types';
import { isItemList, isStoreList } from '../../queries/list-types';
import { FlashSaleList } from './flash-sale-list';
import { HomeItems } from './home-items';
import { StoresByType } from './stores-by-type';
import { TopicItems } from './topic-items';

interface Props {
  type: ListType;
  /** Id of the brand or condition. */
  id: number | null;
  /** Its name in the address. */
  name: string | null;
}

/** A full list: of the home page, of a brand, a condition, a campaign or a sale (D-03, ROUTE-01). */
export function FullList({ type, id, name }: Props) {
  if (isItemList(type)) return <HomeItems type={type} />;
  if (isStoreList(type)) return <StoresByType type={type} />;
  if (type === 'flash_sale') return <FlashSaleList />;
  return <TopicItems type={type} id={id} name={name} />;
}
