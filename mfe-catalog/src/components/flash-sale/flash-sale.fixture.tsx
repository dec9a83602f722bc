import type { FlashSale } from '@shop/domain';
import { anItem } from '@shop/testing';

/** An hour, a minute and two seconds before the sale ends. */
export const duringSale = new Date('2026-03-01T05:00:00Z');

export const aFlashSale = (own: Partial<FlashSale> = {}): FlashSale => ({
  id: 1,
  title: 'Morning rush',
  endsAt: '2026-03-01T06:01:02Z',
  entries: [{ item: anItem({ name: 'Olive oil' }), offered: 40, sold: 12 }],
  ...own,
});
