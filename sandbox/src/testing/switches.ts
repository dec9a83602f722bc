import type { TestShop } from './test-shop';

/** Changes settings at once, by their wire names; the shop must have been opened with `faults`. */
export async function changeSettings(shop: TestShop, change: Record<string, unknown>): Promise<void> {
  const response = await shop.app.inject({ method: 'PUT', url: '/sandbox/settings', payload: change });
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
}
