import { largestPictureWidth, toPictureAddress } from '@shop/domain';
import type { ClientRelease, ReleaseScript } from '@shop/federation';
import type { LoadedBrand } from '../../brand/read-brand';
import type { StoredRelease } from '../live-releases';
import {
  getSlotProvider,
  hostApp,
  toReleaseScript,
  slotsAt,
  type OwnedRoute,
  type ReleaseSet,
  type SlotCondition,
} from '../release-set';
import { escapeHtml } from '../escape';

const filesIn = (
  set: ReleaseSet,
  release: StoredRelease,
  ...lists: (readonly string[] | undefined)[]
): ReleaseScript[] =>
  lists.flatMap((files) => (files ?? []).map((file) => toReleaseScript(set, release, file)));

/** Files of a slot, from the app that provides it in these releases. */
function slotScripts(set: ReleaseSet, slot: string, language: string): ReleaseScript[] {
  const provider = getSlotProvider(set, slot);
  if (!provider) return [];
  const { app, parts, texts } = provider.manifest;
  if (app === hostApp) return filesIn(set, provider, parts[slot]);
  return [...getSlotProviderScripts(set, provider, slot), ...filesIn(set, provider, texts[language])];
}

function getSlotProviderScripts(set: ReleaseSet, provider: StoredRelease, slot: string): ReleaseScript[] {
  const { entry, exposes, parts } = provider.manifest;
  return filesIn(set, provider, [entry.file], exposes['./slots'], parts[slot]);
}

/** The scripts of a release's deferred slots, for its boot data; without texts, which a wishlist button does not need. */
export function getDeferredSlotScripts(
  set: ReleaseSet,
  release: StoredRelease,
): Pick<ClientRelease, 'slotScripts'> {
  const { lateSlots } = release.manifest;
  if (!lateSlots) return {};
  const scripts = lateSlots.map((slot) => [slot, getSlotProviderScripts(set, release, slot)]);
  return { slotScripts: Object.fromEntries(scripts) as ClientRelease['slotScripts'] }; // fromEntries loses their type
}

/** The script that starts the host. */
export const hostEntry = (set: ReleaseSet): ReleaseScript =>
  toReleaseScript(set, set.host, set.host.manifest.entry.file);

/**
 * Every script that a route needs, beyond the host's entry, in order of execution: none of them is discovered only by running
 * another one.
 */
export function getScripts(
  set: ReleaseSet,
  route: OwnedRoute | null,
  { language, ...visit }: SlotCondition & { language: string },
): ReleaseScript[] {
  const { exposes, texts, pages } = set.host.manifest;
  const scripts = filesIn(set, set.host, exposes['./bootstrap'], texts[language]);
  if (route?.app === hostApp) scripts.push(...filesIn(set, set.host, pages[route.page]));
  const owner = route && set.remotes[route.app]?.live;
  if (owner) {
    const own = owner.manifest;
    const code = [[own.entry.file], own.exposes['./routes'], own.pages[route.page]];
    scripts.push(...filesIn(set, owner, ...code, own.texts[language], own.ownTexts?.[language]));
  }
  scripts.push(...slotsAt(set, route, visit).flatMap((slot) => slotScripts(set, slot, language)));
  return [...new Map(scripts.map((script) => [script.url, script])).values()];
}

const getAttributes = (name: 'src' | 'href', { url, integrity }: ReleaseScript, nonce: string) =>
  `${name}="${escapeHtml(url)}" integrity="${escapeHtml(integrity)}" nonce="${nonce}" fetchpriority="low"`;

/** Runs as soon as it has loaded; visible content has priority. */
export const entryScript = (script: ReleaseScript, nonce: string) =>
  `<script async ${getAttributes('src', script, nonce)}></script>`;

/** Matches the later request exactly, otherwise the file loads twice: no `crossorigin`, and the same `integrity`. */
export const scriptPreload = (script: ReleaseScript, nonce: string) =>
  `<link rel="preload" as="script" ${getAttributes('href', script, nonce)}>`;

/**
 * Preloads the page's largest picture, unless the rendered head does. One that comes through the edge is preloaded by the
 * rendered head only, which knows its size; `origins` are those of such pictures, null if there are none.
 */
export const picturePreload = (
  picture: string | null,
  rendered: { pictures: string } | null,
  origins: readonly string[] | null = null,
) =>
  picture &&
  !rendered?.pictures.includes(escapeHtml(picture)) &&
  !(origins && toPictureAddress(picture, largestPictureWidth, origins))
    ? `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(picture)}">`
    : '';

/** Fonts of the first visible texts; a font that is larger than the page itself loads when its letters are laid out. */
const faces: Record<string, RegExp> = { en: /jakarta.*latin/, ar: /plex.*arabic-400/ };

/** Which script of a brand's typefaces replaces them. */
const scripts: Record<string, 'latin' | 'arabic'> = { en: 'latin', ar: 'arabic' };

export function fontPreloads({ host }: ReleaseSet, language: string, brand: LoadedBrand | null): string {
  const face = faces[language];
  const own = brand?.brand.type?.[scripts[language] ?? 'urdu'];
  const kit = host.files
    .filter((file) => file.endsWith('.woff2') && face?.test(file))
    .map((file) => `${host.base}${file}`);
  return (own ? (own.file && language in scripts ? [`${brand?.base}${own.file}`] : []) : kit)
    .map((url) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`)
    .join('');
}
