import { withoutContent, type BootData } from '@shop/federation';

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

/** The data that the edge has written into the page. Without it the page works in English and without remotes. */
export function readBoot(document: Document): BootData {
  const text = document.getElementById('shop-boot')?.textContent;
  if (!text) return nothing;
  return { ...nothing, ...(JSON.parse(text) as Partial<BootData>) }; // The edge writes exactly this type.
}
