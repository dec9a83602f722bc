import { withoutContent, type BootData } from '@shop/federation';
import { createI18n, getDirection, loadMessages } from '@shop/i18n';
import { createEnvironment, type Environment } from '../root/environment';
import { loadSettings } from '../root/page-responses';

export interface ShopOptions {
  /** `en`, `ur` or `ar`; by default English. */
  language?: string;
  /** Origin of the shop's edge or backend, which allows this page's origin; by default the page's own. */
  apiOrigin?: string;
}

const opened = new Map<string, Promise<Environment>>();

/**
 * The environment of all shop components on a page, once its texts and the shop's settings have loaded. The next call
 * retries what failed.
 */
export function openShop(options: Required<ShopOptions>): Promise<Environment> {
  const key = JSON.stringify(options);
  const known = opened.get(key);
  if (known) return known;
  const opening = open(options);
  opened.set(key, opening);
  opening.catch(() => opened.delete(key));
  return opening;
}

async function open({ language, apiOrigin }: Required<ShopOptions>): Promise<Environment> {
  const boot: BootData = {
    remotes: {},
    host: { version: '0.0.0', buildId: 'embed' },
    revision: 0,
    language,
    direction: getDirection(language),
    theme: 'light',
    apiOrigin,
    config: null,
    modules: null,
    mapsKey: null,
    visitorId: '',
    ...withoutContent,
  };
  const environment = createEnvironment(boot, createI18n(language), () => undefined);
  const [{ globalStyles }] = await Promise.all([
    import(/* webpackChunkName: "global-styles" */ '@shop/ui/global-styles'),
    loadMessages(language),
    loadSettings(boot, environment.session, environment.api),
  ]);
  addStyles(globalStyles);
  return environment;
}

/** In a layer, so that the page's own styles win. */
function addStyles(globalStyles: string): void {
  const style = document.createElement('style');
  style.nonce = __webpack_nonce__ ?? '';
  style.textContent = `@layer shop { ${globalStyles} }`;
  document.head.append(style);
}
