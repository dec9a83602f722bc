import { overrideBadge } from '../overrides/badge';
import type { Overridden } from '../overrides/overrides';
import { directions, type Theme } from '../visitor';
import type { OwnedRoute, ReleaseSet } from '../release-set';
import { bootTemplate, type BootTemplate } from './boot';
import { criticalCss } from './critical-css';
import { earlyCallScript } from './early-calls';
import { earlyInputScript } from './early-input';
import { escapeHtml } from './escape';
import { fontPreloads, scriptPreload, scriptsOf, type Script } from './preloads';
import { appLinks, iconLink, kindOf, shellOf } from './shell';
import { lateScripts } from './late-scripts';
import { marks, templateOf, type Template } from './template';

/** What all visitors with these releases at this route have in common. */
export interface PageKey {
  set: ReleaseSet;
  route: OwnedRoute | null;
  language: string;
  theme: Theme;
  apiOrigin: string;
  mapsKey: string | null;
  /** Whether browsers are to have the service worker. */
  hasWorker: boolean;
  /** Of a visitor who gets other releases than everybody. */
  overridden: Overridden | null;
  /** Where what is measured goes; null: to the edge. */
  streamUrl: string | null;
  /** Share of page loads that report how fast they were. */
  vitalsShare: number;
}

type Own = 'accent' | 'nonce' | 'meta' | 'early' | 'boot' | 'data';

export interface PageTemplate {
  /** With the painted shell: the browser's scripts bring the content. */
  plain: Template<Own>;
  /** For content that was rendered. */
  rendered: Template<Own | 'head' | 'root'>;
  boot: BootTemplate;
}

const themeColours: Record<Theme, string> = { light: '#FFFFFF', dark: '#18201D' };

const nonce = `nonce="${marks.nonce}"`;

interface Content {
  head: string;
  root: string;
  /** The content is there: it comes before the scripts that make it live. */
  isRendered: boolean;
}

function pageHtml(
  { set, route, language, theme, overridden }: PageKey,
  { head, root, isRendered }: Content,
): string {
  const { entry } = set.hostRelease;
  const scripts = scriptsOf(set, route, language);
  return [
    `<!doctype html><html lang="${language}" dir="${directions[language] ?? 'ltr'}" data-theme="${theme}"${marks.accent}${isRendered ? ' data-arriving' : ''}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    // Before the scripts, so that the pictures' requests are not behind theirs.
    `${marks.meta}${head}`,
    isRendered ? `<script ${nonce}>${earlyInputScript}</script>` : '',
    `<script ${nonce}>${earlyCallScript(marks.early, isRendered)}</script>`,
    ...(isRendered ? [wholeHeader] : [entryScript(entry), ...scripts.map(scriptPreload)]),
    fontPreloads(set, language),
    `<meta name="theme-color" content="${themeColours[theme]}">${iconLink}${appLinks(language)}`,
    `</head><body><div id="root">${root}</div>`,
    `<script type="application/json" id="shop-boot">${marks.boot}</script>`,
    marks.data,
    isRendered ? `<script ${nonce}>${lateScripts(entry, scripts)}</script>` : '',
    overridden ? overrideBadge(overridden, language, marks.nonce) : '',
    isRendered ? parsedFirst : '',
    '</body></html>',
  ].join('');
}

/** Nothing is painted before the shop's header is there as a whole: what comes later in it takes room from what stands in it. */
const wholeHeader = '<link rel="expect" href="#header-end" blocking="render">';

/** The browser ends the document in a task after the one that has parsed it, not in the same. */
const parsedFirst = `<script type="module" ${nonce}>0</script>`;

const entryScript = ({ url, integrity }: Script) =>
  `<script ${nonce} src="${escapeHtml(url)}" integrity="${escapeHtml(integrity)}" defer></script>`;

function shellFor({ route, language }: PageKey): Content {
  const head = `<style ${nonce}>${criticalCss}</style>`;
  return { head, root: shellOf(kindOf(route?.page), language), isRendered: false };
}

/** The page's template, made once for a set of releases, a route, a language and a theme. */
export function templateFor(key: PageKey): PageTemplate {
  const { set, route, language, theme } = key;
  const id = `${route?.app} ${route?.path} ${route?.page} ${language} ${theme}`;
  let template = set.templates.get(id);
  if (!template) {
    template = {
      plain: templateOf(pageHtml(key, shellFor(key))),
      rendered: templateOf(pageHtml(key, { head: marks.head, root: marks.root, isRendered: true })),
      boot: bootTemplate(key),
    };
    set.templates.set(id, template);
  }
  return template;
}
