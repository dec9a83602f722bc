import { categoriesPopular, categoryList } from '@shop/contract';
import { serve, type Server } from '../../serve';
import {
  getCategories,
  categoryToWire,
  categoryTree,
  popularCategories,
  type CategoryRow,
} from './categories';
import { createCache } from '../../database/cache';

/** Categories of a module's home page. */
export function homeRoutes(server: Server): void {
  const { database } = server.shop;

  serve(server, categoryList, async ({ moduleId, view }) =>
    categoryTree(await getCategories(database, moduleId), null, view),
  );

  const cachePopular = createCache<CategoryRow[]>({
    seconds: 30,
    isWorthCaching: (_rows, milliseconds) => milliseconds > 10,
  });
  serve(server, categoriesPopular, async ({ moduleId, zoneIds, view }) => {
    const rows = await cachePopular(JSON.stringify([zoneIds, moduleId]), () =>
      popularCategories(database, { zoneIds, moduleId }),
    );
    return rows.map((row) => categoryToWire(row, view, []));
  });
}
