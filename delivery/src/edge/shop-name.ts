import { isRecord } from '@shop/contract';
import type { Answer } from './fetch-answer';

/** What the shop's settings call it. */
export const shopNameOf = (shop: Answer | null): string => {
  const name = isRecord(shop?.body) ? shop.body.business_name : null;
  return typeof name === 'string' && name !== '' ? name : 'Mosaic';
};
