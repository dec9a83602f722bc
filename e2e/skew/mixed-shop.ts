import { expect, type Page } from '@playwright/test';
import { apps } from '../../scripts/apps.mjs';
import { Delivery } from '../fixtures/delivery';
import { builtVersion } from '../fixtures/releases';
import { test as base } from '../fixtures/shop';
import type { App } from '../fixtures/translations';
import { previousVersion } from './previous';

/** The release of each remote. */
export const versionsWith = (older: readonly App[]): Record<string, string> =>
  Object.fromEntries(apps.map((app) => [app, older.includes(app) ? previousVersion : builtVersion(app)]));

/** A release store and an edge for one worker, with remotes at their current or previous release. */
export class MixedShop extends Delivery {
  /**
   * Promotes the previous release of these remotes and the current one of all others. Returns the reason where
   * promotion is refused.
   */
  async become(older: readonly App[]): Promise<string | null> {
    const wanted = Object.entries(versionsWith(older)).map(([app, version]) => `${app}@${version}`);
    try {
      await this.and('promote', ...wanted);
      return null;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message.includes('may not go live')) return message;
      throw error;
    }
  }
}

/** Records which versions of each remote the page runs, and which events its bus drops. */
export function watchReleases(page: Page) {
  const versions: Record<string, string> = {};
  const dropped: string[] = [];
  page.on('request', (request) => {
    const [, app = '', version = ''] = /\/remotes\/([\w-]+)\/([\d.]+)-/.exec(request.url()) ?? [];
    if (!app || !/\.js$/.test(request.url())) return;
    const known = versions[app];
    versions[app] = known && known !== version ? `${known} and ${version}` : version;
  });
  page.on('console', (message) => {
    if (message.text().startsWith('dropped ')) dropped.push(message.text().trim());
  });
  return { versions, dropped };
}

export const test = base.extend<object, { mixed: MixedShop }>({
  mixed: [
    async ({ rendering }, run) => {
      const shop = new MixedShop();
      try {
        await shop.startAsAll(rendering);
        await run(shop);
      } finally {
        shop.end();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ mixed }, run) => run(mixed.origin),
});

export { expect };
