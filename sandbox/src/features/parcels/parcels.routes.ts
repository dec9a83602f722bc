import { parcelCategories } from '@shop/contract';
import { serve, type Server } from '../../serve';
import { getParcelCategories, parcelCategoryToWire } from './parcel-categories';

/** Kinds of parcels; parcels themselves are orders, see `send-parcel.ts`. X-31. */
export function parcelRoutes(server: Server): void {
  const { database } = server.shop;
  serve(server, parcelCategories, async ({ moduleId, view }) =>
    (await getParcelCategories(database, moduleId ?? 0)).map((row) => parcelCategoryToWire(row, view)),
  );
}
