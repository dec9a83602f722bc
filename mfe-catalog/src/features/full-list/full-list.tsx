import type { ListType } from './list-types';
import { isItemList, isStoreList } from './list-types';
import { FlashSaleList } from './flash-sale-list';
import { FrontItems } from './front-items';
import { StoresOf } from './stores-of';
import { TopicItems } from './topic-items';

interface Props {
  type: ListType;
  /** Of a brand, a condition. */
  id: number | null;
  /** What the address calls it. */
  name: string | null;
}

/** One list in full: of the shop front, of a brand, a condition, a campaign, a sale (D-03, ROUTE-01). */
export function FullList({ type, id, name }: Props) {
  if (isItemList(type)) return <FrontItems type={type} />;
  if (isStoreList(type)) return <StoresOf type={type} />;
  if (type === 'flash_sale') return <FlashSaleList />;
  return <TopicItems type={type} id={id} name={name} />;
}
