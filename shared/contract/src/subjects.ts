import type { Category, Item, Store } from '@shop/domain';
import type { Endpoint, Subject } from './endpoint';
import { categoryList } from './endpoints/categories';
import { itemDetails } from './endpoints/item-details';
import { storeDetails } from './endpoints/store-details';
import type { RequestArgs } from './request';

/** The module of an entity, and the zones that it is sold in; null: the visitor's. */
export interface SubjectScope {
  moduleId: number;
  zoneIds: number[] | null;
}

/** A store, an item or a category by its id. */
export interface SubjectRef {
  kind: Subject['kind'];
  id: number;
}

/** The subject of a request; null: none. */
export function getSubject({ subject }: Pick<Endpoint, 'subject'>, args: RequestArgs): SubjectRef | null {
  const id = subject && Number(args.params?.[subject.id] ?? args.query?.[subject.id]);
  return subject && id ? { kind: subject.kind, id } : null;
}

export const storeScope = ({ moduleId, zoneId }: Pick<Store, 'moduleId' | 'zoneId'>): SubjectScope | null =>
  moduleId > 0 ? { moduleId, zoneIds: zoneId > 0 ? [zoneId] : null } : null;

export const itemScope = ({ moduleId, zoneId }: Pick<Item, 'moduleId' | 'zoneId'>): SubjectScope | null =>
  moduleId > 0 ? { moduleId, zoneIds: zoneId ? [zoneId] : null } : null;

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
