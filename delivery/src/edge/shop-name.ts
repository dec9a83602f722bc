import { isRecord } from '@shop/contract';
import type { ApiResponse } from './fetch-response';

/** What the shop's settings call it. */
export const getShopName = (shop: ApiResponse | null): string => {
  const name = isRecord(shop?.body) ? shop.body.business_name : null;
  return typeof name === 'string' && name !== '' ? name : 'Mosaic';
};
