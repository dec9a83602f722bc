import { campaignDetails, campaignItems, campaignList } from '@shop/contract';
import { notFound } from '../../http/refusal';
import { serve, type Server } from '../../serve';
import { storeToWire } from '../catalog/store-wire';
import {
  campaignItemList,
  getCampaignsInZones,
  campaignToWire,
  runningCampaign,
  getCampaignStores,
} from './campaigns';
import { getItemPage } from './item-page';

/** D-08. */
export function campaignRoutes(server: Server): void {
  const { database } = server.shop;

  serve(server, campaignList, async ({ view, ...scope }) =>
    (await getCampaignsInZones(database, scope, view)).map((row) => campaignToWire(row, view)),
  );

  serve(server, campaignDetails, async ({ query, zoneIds, view }) => {
    const row = await runningCampaign(database, query.basic_campaign_id, zoneIds, view);
    if (!row) throw notFound();
    const stores = await getCampaignStores(database, row.id, zoneIds);
    return { ...campaignToWire(row, view), stores: stores.map((store) => storeToWire(store, view)) };
  });

  serve(server, campaignItems, (request) =>
    getItemPage(database, 'campaigns', campaignItemList(request, request.view), request),
  );
}
