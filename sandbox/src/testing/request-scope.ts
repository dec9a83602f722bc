import { getSubject, type Endpoint, type RequestArgs, type RequestScope } from '@shop/contract';
import { type ModuleType, type WireRules } from '@shop/domain';
import { one, type Database } from '../database/database';
import { readSettings } from '../shop/settings';

interface Found {
  module_id: number;
  zone_id: number | null;
}

const statements = {
  store: 'SELECT module_id, zone_id FROM stores WHERE id = $1',
  item: 'SELECT items.module_id, zone_id FROM items JOIN stores ON stores.id = store_id WHERE items.id = $1',
  category: 'SELECT module_id, NULL::int AS zone_id FROM categories WHERE id = $1',
};

/** The settings and modules that readers need, as the client has them. */
export async function readWireRules(database: Database): Promise<WireRules> {
  const { rules } = await readSettings(database);
  const modules = await database.query<{ id: number; module_type: ModuleType }>(
    'SELECT id, module_type FROM modules',
  );
  return {
    ...rules.wireRules,
    moduleTypes: Object.fromEntries(modules.map(({ id, module_type: type }) => [id, type])),
  };
}

/** Zones around the shop's own location, which the client uses without a chosen location. */
const shopZones = async (database: Database): Promise<number[]> =>
  (
    await database.query<{ id: number }>(
      'SELECT id FROM zones WHERE 25.128 BETWEEN min_lat AND max_lat AND 56.344 BETWEEN min_lng AND max_lng ORDER BY id',
    )
  ).map(({ id }) => id);

/** The scope of the client's request: the module and zones of its subject, else the visitor's. */
export async function createRequestScope(
  database: Database,
  endpoint: Pick<Endpoint, 'subject' | 'demands' | 'isInAnyModule'>,
  args: RequestArgs,
  scope: RequestScope,
): Promise<RequestScope> {
  const id = Number(args.params?.id);
  const subject = endpoint.isInAnyModule && id ? { kind: 'item' as const, id } : getSubject(endpoint, args);
  const found = subject && (await one<Found>(database, statements[subject.kind], [subject.id]));
  const zoneIds = found?.zone_id ? [found.zone_id] : scope.zoneIds;
  return {
    ...scope,
    moduleId: found?.module_id ?? scope.moduleId,
    zoneIds: zoneIds.length === 0 && endpoint.demands.includes('zone') ? await shopZones(database) : zoneIds,
  };
}
