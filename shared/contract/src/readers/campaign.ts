import type { Campaign } from '@shop/domain';
import {
  id,
  number,
  picture,
  readable,
  type ReadContext,
  record,
  records,
  storeFromWire,
  text,
  textOrNull,
} from '@shop/contract/core';

/** D-08. A campaign of stores; lists of campaigns do not contain the stores. */
export function campaignFromWire(wire: unknown, context: ReadContext): Campaign {
  const campaign = record(wire, 'campaign');
  const stores = readable(records(campaign.stores), (store) => storeFromWire(store, context));
  return {
    id: id(campaign.id, 'campaign'),
    title: text(campaign.title),
    description: text(campaign.description),
    imageUrl: picture(campaign.image_full_url, campaign.image, 'campaign_image_url', context.pictureFolders),
    startsOn: textOrNull(campaign.available_date_starts ?? campaign.start_date),
    endsOn: textOrNull(campaign.available_date_ends ?? campaign.end_date),
    startsAt: textOrNull(campaign.start_time),
    endsAt: textOrNull(campaign.end_time),
    storeCount: number(campaign.stores_count, stores.length),
    stores,
  };
}

export const campaignsFromWire = (wire: unknown, context: ReadContext): Campaign[] =>
  readable(records(wire, 'campaigns'), (campaign) => campaignFromWire(campaign, context));
