import { useSearchParams } from '@shop/router';
import { CategoryItems } from '../../components/listing/category-items';
import { MissingPage } from '../../components/page/failure';
import { parseId } from '../../components/page/addresses';
import { isFullList, type ListType, isItemList, isStoreList } from '../../queries/list-types';
import { FlashSaleList } from './flash-sale-list';
import { HomeItems } from './home-items';
import { StoresByType } from './stores-by-type';
import { TopicItems } from './topic-items';

/** /home?data_type=T: a full list. ROUTE-01, D-03. */
export function Page() {
  const [search] = useSearchParams();
  const type = search.get('data_type')?.trim() ?? '';
  const id = parseId(search.get('id'));
  const name = search.get('name')?.trim() || null;
  if (isFullList(type)) return <FullList key={`${type}-${id}`} {...{ type, id, name }} />;
  return id === null ? <MissingPage kind="category" /> : <CategoryItems key={id} id={id} name={name} />;
}

interface Props {
  type: ListType;
  /** Id of the brand or condition. */
  id: number | null;
  /** Its name in the address. */
  name: string | null;
}

/** A full list: of the home page, of a brand, a condition, a campaign or a sale (D-03, ROUTE-01). */
function FullList({ type, id, name }: Props) {
  if (isItemList(type)) return <HomeItems type={type} />;
  if (isStoreList(type)) return <StoresByType type={type} />;
  if (type === 'flash_sale') return <FlashSaleList />;
  return <TopicItems type={type} id={id} name={name} />;
}
