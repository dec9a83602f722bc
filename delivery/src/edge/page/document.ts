import { scriptJson } from '@shop/domain';
import { dark, light } from '@shop/domain/brand';
import { SHELL_BASE, SHELL_NONCE, getPageShape, type BootData } from '@shop/federation';
import { overrideBadge, overrideWatch } from '../overrides/badge';
import { brandIconLink } from '../brand';
import type { LoadedBrand } from '../../brand/read-brand';
import type { Overridden } from '../overrides/overrides';
import type { OwnedRoute, ReleaseSet } from '../release-set';
import type { Rendered } from '../render/messages';
import { directions, type Theme } from '../visitor';
import { appLinks, iconLink } from './app-links';
import { earlyInputScript } from './early-input';
import { earlyLeavingScript } from './early-leaving';
import { escapeHtml } from '../escape';
import { entryScript, fontPreloads, hostEntry, picturePreload, scriptPreload, getScripts } from './preloads';

export interface DocumentContent {
  set: ReleaseSet;
  /** The page's route; null if only the host is needed. */
  route: OwnedRoute | null;
  language: string;
  /** Whether the visitor's zone is known. */
  hasZone: boolean;
  isCustomer: boolean;
  theme: Theme;
  /** Type of the visitor's module; null if unknown. */
  moduleType: string | null;
  nonce: string;
  /** Releases of a visitor with overrides. */
  overridden: Overridden | null;
  /** Name of the shop. */
  shopName: string;
  /** The route's largest picture, if known. */
  picture: string | null;
  /** Inline script. */
  earlyRequests: string;
  boot: BootData;
  brand: LoadedBrand | null;
  /** Null: scripts in the browser render the content, over a placeholder. */
  content: Rendered | null;
}

const kitColors = { light, dark };

/** Inline script: leaves the nonce to the entry script, which hands it to webpack and styled-components. */
const leaveNonce = 'window.__shopNonce = document.currentScript.nonce;';

/** The head if no page has rendered one; the page's own head replaces it (`Seo`). */
const shopHead = (name: string) => {
  const title = escapeHtml(name);
  return `<title data-seo>${title}</title><meta data-seo property="og:title" content="${title}">`;
};

/** The host's document shell; empty for releases from before contract 1.10. */
function getShell({ set: { host }, route, language, nonce }: DocumentContent) {
  const { shell } = host.manifest;
  return {
    head: shell?.head.replaceAll(SHELL_NONCE, nonce).replaceAll(SHELL_BASE, host.base) ?? '',
    html: shell?.html[language]?.[getPageShape(route?.page ?? '')] ?? '',
  };
}

/**
 * The whole window, with what notches and the system's bars cover, if the host's styles keep content free of it by
 * `--inset-start`. With releases from before, the browser does.
 */
const getViewport = (head: string) =>
  `width=device-width, initial-scale=1${head.includes('--inset-start:') ? ', viewport-fit=cover' : ''}`;

/** The whole document. */
export function writeDocument(document: DocumentContent): string {
  const { set, route, language, theme, moduleType, nonce, overridden, boot, content, brand } = document;
  const shell = getShell(document);
  // On the root from the start: setting it later would make the browser recalculate all styles (STATE-58).
  const accent = moduleType === null ? '' : ` data-accent="${escapeHtml(moduleType)}"`;
  return [
    `<!doctype html><html lang="${language}" dir="${directions[language] ?? 'ltr'}" data-theme="${theme}"${accent}><head>`,
    `<meta charset="utf-8"><meta name="viewport" content="${getViewport(content ? content.head : shell.head)}">`,
    // Before the scripts, so that pictures are requested first.
    picturePreload(document.picture, content, boot.pictures?.origins),
    content?.isTitled ? '' : shopHead(document.shopName),
    content ? content.head : shell.head,
    brand ? `<style nonce="${nonce}">${brand.style}</style>` : '',
    content ? `<script nonce="${nonce}">${earlyInputScript}</script>` : '',
    `<script nonce="${nonce}">${leaveNonce}${document.earlyRequests}</script>`,
    boot.ticket === undefined ? '' : `<script nonce="${nonce}">${earlyLeavingScript}</script>`,
    overridden ? overrideWatch(overridden, nonce) : '',
    entryScript(hostEntry(set), nonce),
    ...getScripts(set, route, document).map((script) => scriptPreload(script, nonce)),
    fontPreloads(set, language, brand),
    `<meta name="theme-color" content="${(brand?.colors ?? kitColors)[theme].surface}">${(brand && brandIconLink(brand)) ?? iconLink}${appLinks(language)}`,
    '</head><body>',
    overridden ? overrideBadge(overridden, language, nonce) : '',
    `<div id="root">${content ? content.html : shell.html}</div>`,
    `<script type="application/json" id="shop-boot">${scriptJson(boot)}</script>`,
    content?.data,
    '</body></html>',
  ].join('');
}
