import { directions, type Theme } from '../visitor';
import { forBrowser, type OwnedRoute, type ReleaseSet } from '../release-set';
import { criticalCss } from './critical-css';
import { earlyCallScript } from './early-calls';
import { escapeHtml, scriptJson } from './escape';
import { fontPreloads, scriptPreload, scriptsOf } from './preloads';
import { iconLink, kindOf, shellOf } from './shell';
import { marks, templateOf, type Template } from './template';

/** What all visitors with these releases at this route have in common. */
export interface PageKey {
  set: ReleaseSet;
  route: OwnedRoute | null;
  language: string;
  theme: Theme;
  apiOrigin: string;
  mapsKey: string | null;
}

const themeColours: Record<Theme, string> = { light: '#FFFFFF', dark: '#18201D' };

/** `BootData` with marks where visitors differ. */
function bootJson({ set, language, theme, apiOrigin, mapsKey }: PageKey): string {
  const { version, buildId } = set.host.manifest;
  const common = scriptJson({
    remotes: Object.fromEntries(
      Object.entries(set.remotes).map(([app, { live, previous }]) => [
        app,
        { live: forBrowser(live), previous: previous && forBrowser(previous) },
      ]),
    ),
    host: { version, buildId },
    revision: set.revision,
    language,
    direction: directions[language] ?? 'ltr',
    theme,
    apiOrigin,
    mapsKey,
  });
  const own = `"config":${marks.config},"modules":${marks.modules},"visitorId":${marks.visitor}`;
  return `${common.slice(0, -1)},${own}}`;
}

function pageHtml(key: PageKey): string {
  const { set, route, language, theme } = key;
  const { entry } = set.hostRelease;
  const nonce = `nonce="${marks.nonce}"`;
  return [
    `<!doctype html><html lang="${language}" dir="${directions[language] ?? 'ltr'}" data-theme="${theme}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    // Before the scripts, so that the picture's request is not behind theirs.
    marks.meta,
    `<script ${nonce}>${earlyCallScript(marks.early)}</script>`,
    `<script ${nonce} src="${escapeHtml(entry.url)}" integrity="${escapeHtml(entry.integrity)}" defer></script>`,
    ...scriptsOf(set, route, language).map(scriptPreload),
    fontPreloads(set, language),
    `<style ${nonce}>${criticalCss}</style>`,
    `<meta name="theme-color" content="${themeColours[theme]}">${iconLink}`,
    `</head><body><div id="root">${shellOf(kindOf(route?.page), language)}</div>`,
    `<script type="application/json" id="shop-boot">${bootJson(key)}</script>`,
    '</body></html>',
  ].join('');
}

/** The page's template, made once for a set of releases, a route, a language and a theme. */
export function templateFor(key: PageKey): Template {
  const { set, route, language, theme } = key;
  const id = `${route?.app} ${route?.path} ${language} ${theme}`;
  let template = set.templates.get(id);
  if (!template) {
    template = templateOf(pageHtml(key));
    set.templates.set(id, template);
  }
  return template;
}
