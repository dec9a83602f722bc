import {
  findSubjectScope,
  itemScope,
  storeScope,
  type categoryList,
  type Endpoint,
  type itemDetails,
  type ModelOf,
  type storeDetails,
  type SubjectRef,
  type SubjectScope,
} from '@shop/contract';

type Item = ModelOf<typeof itemDetails>;
type Store = ModelOf<typeof storeDetails>;
type Category = ModelOf<typeof categoryList>[number];
type Ask = Parameters<typeof findSubjectScope>[1];

const nameOf = ({ kind, id }: SubjectRef) => `${kind} ${id}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isStore = (value: unknown): value is Store => isRecord(value) && 'minimumOrder' in value;
const isItem = (value: unknown): value is Item =>
  isRecord(value) && 'storeId' in value && 'foodVariations' in value;

const isCategory = (value: unknown): value is Category =>
  isRecord(value) && 'parentId' in value && 'children' in value;

/** The things that a response is about or lists. */
function entitiesIn(model: unknown): unknown[] {
  if (Array.isArray(model)) return model;
  if (!isRecord(model)) return [];
  return Array.isArray(model.entries) ? model.entries : [model];
}

/**
 * Module and zones of stores, items and categories that have been seen: calls about one of them carry these, whatever the visitor's own
 * are. What nobody has seen yet is asked for once.
 */
export class SubjectScopes {
  private readonly known = new Map<string, SubjectScope>();
  private readonly pending = new Map<string, Promise<SubjectScope | null>>();

  /** Remembers what a response tells of stores, items and categories. */
  learn(model: unknown): void {
    for (const entity of entitiesIn(model)) {
      if (isStore(entity)) this.keep({ kind: 'store', id: entity.id }, storeScope(entity));
      else if (isItem(entity)) {
        const scope = itemScope(entity);
        this.keep({ kind: 'item', id: entity.id }, scope);
        if (!entity.campaign) this.keep({ kind: 'store', id: entity.storeId }, scope);
      } else if (isCategory(entity)) {
        if (entity.moduleId)
          this.keep({ kind: 'category', id: entity.id }, { moduleId: entity.moduleId, zoneIds: null });
        this.learn(entity.children);
      }
    }
  }

  /** Another part of the page asks about the same thing already: its response is waited for. */
  watch(endpoint: Pick<Endpoint, 'path'>, args: unknown, response: Promise<unknown>): void {
    const kind = /\/(store|item)s\/details\/:id$/.exec(endpoint.path)?.[1];
    const id = Number((args as { params?: { id?: unknown } } | undefined)?.params?.id);
    if ((kind !== 'store' && kind !== 'item') || !id) return;
    const name = nameOf({ kind, id });
    const found = response.then(
      () => this.known.get(name) ?? null,
      () => null,
    );
    this.pending.set(name, found);
    void found.then(() => this.pending.delete(name));
  }

  /** Null where the backend cannot tell. */
  async find(subject: SubjectRef, ask: Ask): Promise<SubjectScope | null> {
    // The parts of one render ask in one task: whoever asks about the thing itself may come last.
    await Promise.resolve();
    const name = nameOf(subject);
    const known = this.known.get(name) ?? (await this.pending.get(name));
    if (known) return known;
    const found = findSubjectScope(subject, ask);
    this.pending.set(name, found);
    const scope = await found.finally(() => this.pending.delete(name));
    this.keep(subject, scope);
    return scope;
  }

  private keep(subject: SubjectRef, scope: SubjectScope | null): void {
    if (scope) this.known.set(nameOf(subject), scope);
  }
}
