import { createIsOneOf } from './is-one-of';

/** Lists of the home page that have filters. */
const itemLists = ['popular', 'discounted', 'recommended', 'most_reviewed'] as const;
const storeLists = ['new', 'featured', 'near'] as const;
const topicLists = ['campaign', 'brand', 'condition', 'order_again'] as const;

export type ItemListType = (typeof itemLists)[number];
export type StoreListType = (typeof storeLists)[number];
export type TopicListType = (typeof topicLists)[number];
export type ListType = ItemListType | StoreListType | TopicListType | 'flash_sale';

export const isItemList = createIsOneOf(itemLists);
export const isStoreList = createIsOneOf(storeLists);

/** The valid values of `data_type` in the address (D-03). */
export const listTypes: readonly ListType[] = [...itemLists, ...storeLists, ...topicLists, 'flash_sale'];

export const isFullList = createIsOneOf<ListType>(listTypes);
