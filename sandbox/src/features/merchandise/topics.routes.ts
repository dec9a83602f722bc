import { brandItems, brandList, conditionItems, conditionList } from '@shop/contract';
import { notFound } from '../../http/refusal';
import { serve, type Asked, type Server } from '../../serve';
import { ItemList } from '../catalog/item-lists';
import { itemPages } from '../catalog/item-page';
import { kept } from '../../database/kept';
import { topicIsThere, topicsNear, topicToWire, type TopicRow } from './topics';

/** Counting all that a town has of its brands takes a while, and nobody sees the next one appear. */
const countsKeptFor = 10;

type Topics = Pick<Asked<unknown>, 'zoneIds' | 'moduleId' | 'view'>;

/** Brands and conditions with how many items each has here, and their items. */
export function topicRoutes(server: Server): void {
  const { database } = server.shop;
  const pages = itemPages(database);
  const counted = kept<TopicRow[]>({ seconds: countsKeptFor, isWorth: () => true });
  const listOf = async (table: 'brands' | 'conditions', { zoneIds, moduleId, view }: Topics) => {
    const rows = await counted(JSON.stringify([table, zoneIds, moduleId]), () =>
      topicsNear(database, table, { zoneIds, moduleId }),
    );
    return rows.map((row) => topicToWire(row, view));
  };

  serve(server, brandList, (asked) => listOf('brands', asked));
  serve(server, conditionList, (asked) => listOf('conditions', asked));

  serve(server, brandItems, async (asked) => {
    if (!(await topicIsThere(database, 'brands', asked.params.id))) throw notFound();
    const list = new ItemList().near(asked).with('brand_id = ?', asked.params.id);
    return pages.answer(list, asked);
  });

  serve(server, conditionItems, async (asked) => {
    if (!(await topicIsThere(database, 'conditions', asked.params.id))) throw notFound();
    const list = new ItemList()
      .near(asked)
      .with('id = ANY(ARRAY(SELECT item_id FROM item_conditions WHERE condition_id = ?))', asked.params.id);
    return pages.answer(list, asked);
  });
}
