import type { Store } from '@shop/domain';
import { Seo } from '@shop/ui';
import { getDescription } from './description';
import { useJsonLd } from './use-json-ld';

/** Head of a store's or provider's page. */
export function StoreSeo({ store }: { store: Store }) {
  return (
    <Seo
      title={store.name}
      description={getDescription(store.description, store.name, store.address)}
      image={store.coverUrl ?? store.logoUrl}
      jsonLd={useJsonLd((page, { toStore, getStoreBreadcrumbs }) => [
        toStore(store, page),
        getStoreBreadcrumbs(store, page),
      ])}
    />
  );
}
