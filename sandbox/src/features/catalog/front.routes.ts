import { categoriesPopular, categoryList } from '@shop/contract';
import { serve, type Server } from '../../serve';
import {
  categoriesOf,
  categoryToWire,
  categoryTree,
  popularCategories,
  type CategoryRow,
} from './categories';
import { kept } from '../../database/kept';

/** Categories: what the front of a module shows beside its lists. */
export function frontRoutes(server: Server): void {
  const { database } = server.shop;

  serve(server, categoryList, async ({ moduleId, view }) =>
    categoryTree(await categoriesOf(database, moduleId), null, view),
  );

  const keepPopular = kept<CategoryRow[]>({
    seconds: 30,
    isWorth: (_rows, milliseconds) => milliseconds > 10,
  });
  serve(server, categoriesPopular, async ({ moduleId, zoneIds, view }) => {
    const rows = await keepPopular(JSON.stringify([zoneIds, moduleId]), () =>
      popularCategories(database, { zoneIds, moduleId }),
    );
    return rows.map((row) => categoryToWire(row, view, []));
  });
}
