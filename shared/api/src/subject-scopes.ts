import {
  itemScope,
  storeScope,
  type categoryList,
  type Endpoint,
  type itemDetails,
  type EndpointModel,
  type storeDetails,
  type SubjectRef,
  type SubjectScope,
  type findSubjectScope as find,
} from '@shop/contract';

type Item = EndpointModel<typeof itemDetails>;
type Store = EndpointModel<typeof storeDetails>;
type Category = EndpointModel<typeof categoryList>[number];
type TryRequest = Parameters<typeof find>[1];

/** Without its code a subject is unknown, as if the backend did not know it. */
const findSubjectScope: typeof find = (subject, tryRequest) =>
  import(/* webpackChunkName: "subject-scope" */ './find-subject-scope').then(
    (finder) => finder.findSubjectScope(subject, tryRequest),
    () => null,
  );

const toSubjectName = ({ kind, id }: SubjectRef) => `${kind} ${id}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isStore = (value: unknown): value is Store => isRecord(value) && 'minimumOrder' in value;
const isItem = (value: unknown): value is Item =>
  isRecord(value) && 'storeId' in value && 'foodVariations' in value;

const isCategory = (value: unknown): value is Category =>
  isRecord(value) && 'parentId' in value && 'children' in value;

/** The entities that a response contains. */
function getEntities(model: unknown): unknown[] {
  if (Array.isArray(model)) return model;
  if (!isRecord(model)) return [];
  return Array.isArray(model.entries) ? model.entries : [model];
}

/**
 * Module and zones of known stores, items and categories: requests about one of them use these instead of the visitor's.
 * Unknown ones are requested once.
 */
export class SubjectScopes {
  private readonly scopes = new Map<string, SubjectScope>();
  private readonly pending = new Map<string, Promise<SubjectScope | null>>();

  /** Remembers the scopes of stores, items and categories in a response. */
  remember(model: unknown): void {
    for (const entity of getEntities(model)) {
      if (isStore(entity)) this.save({ kind: 'store', id: entity.id }, storeScope(entity));
      else if (isItem(entity)) {
        const scope = itemScope(entity);
        this.save({ kind: 'item', id: entity.id }, scope);
        if (!entity.campaign) this.save({ kind: 'store', id: entity.storeId }, scope);
      } else if (isCategory(entity)) {
        if (entity.moduleId)
          this.save({ kind: 'category', id: entity.id }, { moduleId: entity.moduleId, zoneIds: null });
        this.remember(entity.children);
      }
    }
  }

  /** Another component has already requested the same entity: its response is used. */
  watch(endpoint: Pick<Endpoint, 'path'>, args: unknown, response: Promise<unknown>): void {
    const kind = /\/(store|item)s\/details\/:id$/.exec(endpoint.path)?.[1];
    const id = Number((args as { params?: { id?: unknown } } | undefined)?.params?.id);
    if ((kind !== 'store' && kind !== 'item') || !id) return;
    const name = toSubjectName({ kind, id });
    const found = response.then(
      () => this.scopes.get(name) ?? null,
      () => null,
    );
    this.pending.set(name, found);
    void found.then(() => this.pending.delete(name));
  }

  /** Null if the backend does not know it. */
  async find(subject: SubjectRef, tryRequest: TryRequest): Promise<SubjectScope | null> {
    // The components of one render send their requests in one task: the request for the entity itself may come last.
    await Promise.resolve();
    const name = toSubjectName(subject);
    const known = this.scopes.get(name) ?? (await this.pending.get(name));
    if (known) return known;
    const found = findSubjectScope(subject, tryRequest);
    this.pending.set(name, found);
    const scope = await found.finally(() => this.pending.delete(name));
    this.save(subject, scope);
    return scope;
  }

  private save(subject: SubjectRef, scope: SubjectScope | null): void {
    if (scope) this.scopes.set(toSubjectName(subject), scope);
  }
}
