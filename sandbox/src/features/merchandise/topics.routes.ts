import { brandItems, brandList, conditionItems, conditionList } from '@shop/contract';
import { notFound } from '../../http/refusal';
import { serve, type ServedRequest, type Server } from '../../serve';
import { ItemList } from '../catalog/item-lists';
import { itemPages } from '../catalog/item-page';
import { createCache } from '../../database/cache';
import { topicIsThere, getTopicsInZones, topicToWire, type TopicRow } from './topics';

/** Seconds for which counts are cached: counting the items of all brands is slow. */
const countsCacheTime = 10;

type Topics = Pick<ServedRequest<unknown>, 'zoneIds' | 'moduleId' | 'view'>;

/** Brands and conditions with how many items each has here, and their items. */
export function topicRoutes(server: Server): void {
  const { database } = server.shop;
  const pages = itemPages(database);
  const counted = createCache<TopicRow[]>({ seconds: countsCacheTime, isWorthCaching: () => true });
  const getTopics = async (table: 'brands' | 'conditions', { zoneIds, moduleId, view }: Topics) => {
    const rows = await counted(JSON.stringify([table, zoneIds, moduleId]), () =>
      getTopicsInZones(database, table, { zoneIds, moduleId }),
    );
    return rows.map((row) => topicToWire(row, view));
  };

  serve(server, brandList, (request) => getTopics('brands', request));
  serve(server, conditionList, (request) => getTopics('conditions', request));

  serve(server, brandItems, async (request) => {
    if (!(await topicIsThere(database, 'brands', request.params.id))) throw notFound();
    const list = new ItemList().inZones(request).with('brand_id = ?', request.params.id);
    return pages.respond(list, request);
  });

  serve(server, conditionItems, async (request) => {
    if (!(await topicIsThere(database, 'conditions', request.params.id))) throw notFound();
    const list = new ItemList()
      .inZones(request)
      .with('id = ANY(ARRAY(SELECT item_id FROM item_conditions WHERE condition_id = ?))', request.params.id);
    return pages.respond(list, request);
  });
}
