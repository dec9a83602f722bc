import { withoutContent, type BootData, type ClientRelease } from '@shop/federation';

const nothing: BootData = {
  remotes: {},
  host: { version: '0.0.0', buildId: '' },
  revision: 0,
  language: 'en',
  direction: 'ltr',
  theme: 'light',
  apiOrigin: '',
  config: null,
  modules: null,
  mapsKey: null,
  visitorId: '',
  ...withoutContent,
};

const withLists = (release: ClientRelease): ClientRelease => ({
  ...release,
  routes: release.routes ?? [],
  slots: release.slots ?? [],
  listeners: release.listeners ?? [],
});

/** Reads missing lists of releases as empty: edges of before pass on whatever a remote's manifest contains. */
export const withAllLists = (boot: BootData): BootData => ({
  ...boot,
  remotes: Object.fromEntries(
    Object.entries(boot.remotes).map(([app, { live, previous }]) => [
      app,
      { live: withLists(live), previous: previous && withLists(previous) },
    ]),
  ),
});

/** The data that the edge has written into the page. Without it the page works in English and without remotes. */
export function readBoot(document: Document): BootData {
  const text = document.getElementById('shop-boot')?.textContent;
  if (!text) return nothing;
  return withAllLists({ ...nothing, ...(JSON.parse(text) as Partial<BootData>) }); // The edge writes this type.
}
