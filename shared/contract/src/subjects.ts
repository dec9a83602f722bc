import type { Item, Store } from '@shop/domain';
import type { Endpoint, Subject } from '@shop/contract/core';
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
