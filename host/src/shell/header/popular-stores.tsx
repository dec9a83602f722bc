import { useEndpoint } from '@shop/api';
import { storesPopular } from '@shop/contract';
import type { Store } from '@shop/domain';
import { useEffect } from 'react';
import { storeRow } from '../store-lists';

/** Finds the module's popular stores; renders nothing. */
export default function PopularStores({ onFound }: { onFound: (stores: readonly Store[]) => void }) {
  const stores = useEndpoint(storesPopular, storeRow).data?.entries;
  useEffect(() => onFound(stores ?? []), [stores, onFound]);
  return null;
}
