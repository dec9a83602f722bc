import type { TestShop } from './test-shop';

/** Changes settings at once, by their wire names; the shop must have been opened with `faults`. */
export async function changeSettings(shop: TestShop, change: Record<string, unknown>): Promise<void> {
  const answer = await shop.app.inject({ method: 'PUT', url: '/sandbox/settings', payload: change });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
}
