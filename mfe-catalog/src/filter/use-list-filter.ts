import { addressWith, filterFrom } from './filter-address';
import { cleared, filterFor, type ListFilter, type ListKind } from './list-filter';
import { useAddressFilter, type AddressFilter, type FilterControl as ControlOf } from './use-address-filter';

export type FilterControl = ControlOf<ListFilter>;

const filterOf = (kind: ListKind): AddressFilter<ListFilter> => ({
  read: filterFrom,
  known: (filter) => filterFor(kind, filter),
  write: addressWith,
  cleared,
});

const filters: Record<ListKind, AddressFilter<ListFilter>> = {
  items: filterOf('items'),
  stores: filterOf('stores'),
};

/** The filter of a list of items or stores, in the address (D-03). */
export const useListFilter = (kind: ListKind): FilterControl => useAddressFilter(filters[kind]);
