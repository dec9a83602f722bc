import { categoryList } from '@shop/contract';
import { serve, type Server } from '../../serve';
import { categoriesOf, categoryTree } from './categories';

/** Categories: what the front of a module shows beside its lists. */
export function frontRoutes(server: Server): void {
  const { database } = server.shop;

  serve(server, categoryList, async ({ moduleId, view }) =>
    categoryTree(await categoriesOf(database, moduleId), null, view),
  );
}
