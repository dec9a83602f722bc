import type { Category } from '@shop/domain';
import type { Endpoint } from '@shop/contract/core';
import { categoryList } from './endpoints/categories';
import { itemDetails } from './endpoints/item-details';
import { storeDetails } from './endpoints/store-details';
import { itemScope, storeScope, type SubjectRef, type SubjectScope } from './subjects';

const flat = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...flat(category.children)]);

/** Sends a request; resolves to null on failure. `moduleId` null: without a module. */
type TryRequest = <Args, Model>(
  endpoint: Endpoint<Args, Model>,
  args: Args,
  where?: { moduleId: number | null },
) => Promise<Model | null>;

/** Finds the scope of a subject; null if the backend does not know it. */
export async function findSubjectScope(
  { kind, id }: SubjectRef,
  tryRequest: TryRequest,
): Promise<SubjectScope | null> {
  if (kind === 'store') {
    const store = await tryRequest(storeDetails, { params: { id } });
    return store && storeScope(store);
  }
  if (kind === 'item') {
    const item = await tryRequest(itemDetails, { params: { id } });
    return item && itemScope(item);
  }
  const categories = (await tryRequest(categoryList, {}, { moduleId: null })) ?? [];
  const moduleId = flat(categories).find((category) => category.id === id)?.moduleId;
  return moduleId ? { moduleId, zoneIds: null } : null;
}
