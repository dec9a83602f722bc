import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutContent, type BootData, type ClientRelease, type ReleaseManifest } from '@shop/federation';
import { toDevelopedRelease } from '../developed-release';
import { underDevelopment } from '../development';
import { getOrigin } from '../development-ports';
import { workspace } from '../paths';

/** Where the built releases of apps are served that are not under development. */
export const builtBase = (app: string) => `/built/${app}/`;

/** Where the overlay's script is served. */
export const overlayAddress = '/_development/overlay.js';

const developed = (app: string) => toDevelopedRelease(app, join(workspace, app), `${getOrigin(app)}/`);

/** The app's last build; null if there is none. */
export function readBuiltRelease(app: string): ClientRelease | null {
  const file = join(workspace, app, 'dist/release.json');
  if (!existsSync(file)) return null;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest; // written by this build
  const { entry } = manifest;
  const address = { url: `${builtBase(app)}${entry.file}`, integrity: entry.integrity };
  const { version, buildId, routes, slots, listeners } = manifest;
  return { app, version, buildId, entry: address, routes, slots, listeners };
}

interface DevelopmentPageOptions {
  /** Remotes under development. */
  developed: readonly string[];
  /** The releases of other remotes; those of remotes under development are ignored. */
  others: readonly ClientRelease[];
  language: string;
  theme: 'light' | 'dark';
}

async function createBootData({
  developed: underWork,
  others,
  language,
  theme,
}: DevelopmentPageOptions): Promise<BootData> {
  const own = await Promise.all(underWork.map(developed));
  const all = [...own, ...others.filter(({ app }) => !underWork.includes(app))];
  return {
    // An error shows, not the release before.
    remotes: Object.fromEntries(all.map((release) => [release.app, { live: release, previous: null }])),
    host: underDevelopment,
    development: true,
    revision: 0,
    language,
    direction: language === 'en' ? 'ltr' : 'rtl',
    theme,
    apiOrigin: '',
    config: null,
    modules: null,
    mapsKey: process.env.MAPS_KEY ?? null,
    visitorId: 'developer',
    ...withoutContent,
  };
}

/**
 * The page of the development host: like the edge's, without rollout and without a content policy, because development
 * builds run code by `eval` and from several origins.
 */
export async function developmentPage(options: DevelopmentPageOptions): Promise<string> {
  const boot = await createBootData(options);
  const data = JSON.stringify(boot).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${boot.language}" dir="${boot.direction}" data-theme="${boot.theme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>Mosaic</title>
<script src="${overlayAddress}"></script></head>
<body><div id="root"></div>
<script type="application/json" id="shop-boot">${data}</script>
<script src="${getOrigin('host')}/main.js"></script></body></html>`;
}
