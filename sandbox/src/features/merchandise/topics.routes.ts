import { brandItems, brandList, conditionItems, conditionList } from '@shop/contract';
import { notFound } from '../../http/refusal';
import { serve, type Asked, type Server } from '../../serve';
import { ItemList } from '../catalog/item-lists';
import { itemPageOf } from './item-page';
import { keepAnswers } from './keep-answers';
import { topicIsThere, topicsNear, topicToWire, type TopicRow } from './topics';

const countsKeptFor = 10_000;

type Topics = Pick<Asked<unknown>, 'zoneIds' | 'moduleId' | 'view'>;

/** Brands and conditions with how many items each has here, and their items. */
export function topicRoutes(server: Server): void {
  const { database } = server.shop;
  const kept = keepAnswers<TopicRow[]>(countsKeptFor);
  const listOf = async (table: 'brands' | 'conditions', { zoneIds, moduleId, view }: Topics) => {
    const rows = await kept([table, zoneIds, moduleId], () =>
      topicsNear(database, table, { zoneIds, moduleId }),
    );
    return rows.map((row) => topicToWire(row, view));
  };

  serve(server, brandList, (asked) => listOf('brands', asked));
  serve(server, conditionList, (asked) => listOf('conditions', asked));

  serve(server, brandItems, async (asked) => {
    if (!(await topicIsThere(database, 'brands', asked.params.id))) throw notFound();
    const list = new ItemList().near(asked).with('brand_id = ?', asked.params.id);
    return itemPageOf(database, 'products', list.ordered, asked);
  });

  serve(server, conditionItems, async (asked) => {
    if (!(await topicIsThere(database, 'conditions', asked.params.id))) throw notFound();
    const list = new ItemList()
      .near(asked)
      .with('id = ANY(ARRAY(SELECT item_id FROM item_conditions WHERE condition_id = ?))', asked.params.id);
    return itemPageOf(database, 'products', list.ordered, asked);
  });
}
