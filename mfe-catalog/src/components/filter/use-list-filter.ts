import { writeFilter, readFilter } from './filter-address';
import {
  basicAbilities,
  cleared,
  restrictFilter,
  fullAbilities,
  type ListAbilities,
  type ListFilter,
  type ListKind,
} from './list-filter';
import { useAddressFilter, type AddressFilter, type FilterControl as ControlOf } from './use-address-filter';
import { useShopConfig } from '@shop/api';

/** The filters and sort orders that this shop's backend supports. */
export function useListAbilities(): ListAbilities {
  const capabilities = useShopConfig()?.capabilities;
  return !capabilities || capabilities.includes('sorting') ? fullAbilities : basicAbilities;
}

export type FilterControl = ControlOf<ListFilter>;

const createFilter = (kind: ListKind, abilities: ListAbilities): AddressFilter<ListFilter> => ({
  read: readFilter,
  known: (filter) => restrictFilter(kind, filter, abilities),
  write: writeFilter,
  cleared,
});

const createFilters = (abilities: ListAbilities): Record<ListKind, AddressFilter<ListFilter>> => ({
  items: createFilter('items', abilities),
  stores: createFilter('stores', abilities),
});

const filters = new Map(
  [fullAbilities, basicAbilities].map((abilities) => [abilities, createFilters(abilities)]),
);

/** The filter of a list of items or stores, in the address (D-03). */
export function useListFilter(kind: ListKind): FilterControl {
  const abilities = useListAbilities();
  return useAddressFilter((filters.get(abilities) ?? createFilters(abilities))[kind]);
}
