import type { LiveRelease, ReleaseScript } from '@shop/federation';
import {
  fillerOf,
  hostApp,
  slotsAt,
  type AssignedRelease,
  type OwnedRoute,
  type ReleaseSet,
} from '../release-set';
import { escapeHtml } from '../escape';

const filesIn = (release: AssignedRelease, files: readonly string[] | undefined): ReleaseScript[] =>
  (files ?? []).map((file) => ({
    url: `${release.base}${file}`,
    integrity: release.integrity[file] ?? release.entry.integrity,
  }));

/** Files of a slot, of the app that fills it in these releases. */
function slotScripts(set: ReleaseSet, slot: string, language: string): ReleaseScript[] {
  const filler = fillerOf(set, slot);
  if (!filler) return [];
  if (filler.app === hostApp) return filesIn(filler, filler.parts[slot]);
  return [...scriptsOfSlot(filler, slot), ...filesIn(filler, filler.texts[language])];
}

const scriptsOfSlot = (filler: AssignedRelease, slot: string): ReleaseScript[] => [
  filler.entry,
  ...filesIn(filler, filler.exposes['./slots']),
  ...filesIn(filler, filler.parts[slot]),
];

/** The scripts of a release's slots that load after the page, for its boot data; without texts, which a wishlist button does not need. */
export const slotScriptsOf = (release: AssignedRelease): Pick<LiveRelease, 'slotScripts'> =>
  release.lateSlots
    ? {
        slotScripts: Object.fromEntries(
          release.lateSlots.map((slot) => [slot, scriptsOfSlot(release, slot)]),
        ),
      }
    : {};

/**
 * Every script that a route needs, beyond the host's entry, in the order of need: none of them has to be discovered
 * by running another one.
 */
export function scriptsOf(set: ReleaseSet, route: OwnedRoute | null, language: string): ReleaseScript[] {
  const { hostRelease: host } = set;
  const scripts = [...filesIn(host, host.exposes['./bootstrap']), ...filesIn(host, host.texts[language])];
  if (route?.app === hostApp) scripts.push(...filesIn(host, host.pages[route.page]));
  const owner = route && set.remotes[route.app]?.live;
  if (owner) {
    scripts.push(
      owner.entry,
      ...filesIn(owner, owner.exposes['./routes']),
      ...filesIn(owner, owner.pages[route.page]),
      ...filesIn(owner, owner.texts[language]),
    );
  }
  scripts.push(...slotsAt(set, route).flatMap((slot) => slotScripts(set, slot, language)));
  return [...new Map(scripts.map((script) => [script.url, script])).values()];
}

const attributesOf = (name: 'src' | 'href', { url, integrity }: ReleaseScript, nonce: string) =>
  `${name}="${escapeHtml(url)}" integrity="${escapeHtml(integrity)}" nonce="${nonce}" fetchpriority="low"`;

/** Runs as soon as it is there; what is to be seen comes first. */
export const entryScript = (script: ReleaseScript, nonce: string) =>
  `<script async ${attributesOf('src', script, nonce)}></script>`;

/** Asks exactly as the later request does, or the file comes twice: no `crossorigin`, and the same `integrity`. */
export const scriptPreload = (script: ReleaseScript, nonce: string) =>
  `<link rel="preload" as="script" ${attributesOf('href', script, nonce)}>`;

/** Asks for the page's largest picture, unless the rendered head does. */
export const picturePreload = (picture: string | null, rendered: { pictures: string } | null) =>
  picture && !rendered?.pictures.includes(escapeHtml(picture))
    ? `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(picture)}">`
    : '';

/** Faces of the first words; a face that weighs more than the page itself comes when its letters are laid out. */
const faces: Record<string, RegExp> = { en: /jakarta.*latin/, ar: /plex.*arabic-400/ };

export function fontPreloads({ host }: ReleaseSet, language: string): string {
  const face = faces[language];
  return host.files
    .filter((file) => file.endsWith('.woff2') && face?.test(file))
    .map((file) => `${host.base}${file}`)
    .map((url) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`)
    .join('');
}
