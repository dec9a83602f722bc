import { isRecord } from '@shop/contract';
import type { ApiResponse } from './fetch-response';

/** The shop's name in its settings. */
export const getShopName = (shop: ApiResponse | null): string => {
  const name = isRecord(shop?.body) ? shop.body.business_name : null;
  return typeof name === 'string' && name !== '' ? name : 'Mosaic';
};
