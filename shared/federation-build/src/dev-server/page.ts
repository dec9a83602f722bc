import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutContent, type BootData, type ClientRelease, type ReleaseManifest } from '@shop/federation';
import { readDeclarations } from './declarations';
import { developmentEntry, getOrigin, underDevelopment } from './development';
import { workspace } from './paths';

/** Where the built releases of apps are served that are not under development. */
export const builtBase = (app: string) => `/built/${app}/`;

async function developed(app: string): Promise<ClientRelease> {
  const { routes, offers } = await readDeclarations(join(workspace, app));
  return {
    app,
    ...underDevelopment,
    entry: { url: `${getOrigin(app)}/${developmentEntry}`, integrity: '' },
    routes,
    slots: offers.slots,
    listeners: offers.listeners,
  };
}

function built(app: string): ClientRelease | null {
  const file = join(workspace, app, 'dist/release.json');
  if (!existsSync(file)) return null;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest; // written by this build
  const { entry } = manifest;
  const address = { url: `${builtBase(app)}${entry.file}`, integrity: entry.integrity };
  const { version, buildId, routes, slots, listeners } = manifest;
  return { app, version, buildId, entry: address, routes, slots, listeners };
}

interface DevelopmentPageOptions {
  /** Apps under development; the others use their last build. */
  developed: string[];
  remotes: readonly string[];
  language: string;
  theme: 'light' | 'dark';
}

async function createBootData({
  developed: underWork,
  remotes,
  language,
  theme,
}: DevelopmentPageOptions): Promise<BootData> {
  const live = await Promise.all(
    remotes.map((app) => (underWork.includes(app) ? developed(app) : built(app))),
  );
  const known = live.filter((release) => release !== null);
  return {
    remotes: Object.fromEntries(known.map((release) => [release.app, { live: release, previous: null }])),
    host: underDevelopment,
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

/** The page of the development host: like the edge's, without rollout and content policy. */
export async function developmentPage(options: DevelopmentPageOptions): Promise<string> {
  const boot = await createBootData(options);
  const data = JSON.stringify(boot).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${boot.language}" dir="${boot.direction}" data-theme="${boot.theme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mosaic</title></head>
<body><div id="root"></div>
<script type="application/json" id="shop-boot">${data}</script>
<script src="${getOrigin('host')}/main.js"></script></body></html>`;
}
