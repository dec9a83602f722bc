import {
  categoryList,
  config,
  findSubjectScope,
  getSubject,
  zoneList,
  zoneOf,
  type Endpoint,
  type RequestArgs,
  type RequestScope,
  type SubjectRef,
  type SubjectScope,
} from '@shop/contract';
import type { Category } from '@shop/domain';

/** Requests the backend and reads the response; null without one. */
export type ReadEndpoint = Parameters<typeof findSubjectScope>[1];

/** Maximum number of remembered subjects. */
const most = 20_000;

const lacksZone = ({ demands }: Endpoint, { zoneIds }: RequestScope): boolean =>
  zoneIds.length === 0 && demands.includes('zone');

/** Also without the module that some backends leave out. */
const isListed = (categories: readonly Category[], id: number): boolean =>
  categories.some((category) => category.id === id || isListed(category.children, id));

/** All zones of the shop, else those around its own position: used for a visitor without a location. */
async function shopZones(read: ReadEndpoint): Promise<number[]> {
  const all = await read(zoneList, {});
  if (all?.length) return all;
  const shop = await read(config, {});
  if (!shop) return [];
  const { latitude: lat, longitude: lng } = shop.defaultPosition;
  return (await read(zoneOf, { query: { lat, lng } }))?.zoneIds ?? [];
}

/** The scope of requests: module and zones of their subject, else the visitor's. */
export class CallScopes {
  private readonly subjects = new Map<string, SubjectScope>();

  /** Whether the request may need another scope than the visitor's. */
  mayDiffer = (endpoint: Endpoint, here: RequestScope): boolean =>
    endpoint.subject !== null || lacksZone(endpoint, here);

  async scopeFor(
    endpoint: Endpoint,
    args: RequestArgs,
    here: RequestScope,
    read: ReadEndpoint,
  ): Promise<RequestScope> {
    const subject = getSubject(endpoint, args);
    const found = subject && (await this.subjectScope(subject, read));
    const scope = found
      ? { ...here, moduleId: found.moduleId, zoneIds: found.zoneIds ?? here.zoneIds }
      : here;
    return lacksZone(endpoint, scope) ? { ...scope, zoneIds: await shopZones(read) } : scope;
  }

  /**
   * Whether the shop's own lists show that the subject of a request does not exist. Backends answer an unknown category with
   * an empty list.
   */
  async isUnknown(endpoint: Endpoint, args: RequestArgs, read: ReadEndpoint): Promise<boolean> {
    const subject = getSubject(endpoint, args);
    if (subject?.kind !== 'category' || (await this.subjectScope(subject, read))) return false;
    const all = await read(categoryList, {}, { moduleId: null });
    return all !== null && all.length > 0 && !isListed(all, subject.id);
  }

  forget(): void {
    this.subjects.clear();
  }

  private async subjectScope(subject: SubjectRef, read: ReadEndpoint): Promise<SubjectScope | null> {
    const name = `${subject.kind} ${subject.id}`;
    const known = this.subjects.get(name);
    if (known) return known;
    const found = await findSubjectScope(subject, read);
    if (this.subjects.size >= most) this.forget();
    if (found) this.subjects.set(name, found);
    return found;
  }
}
