import { directions, type Theme } from '../visitor';
import type { OwnedRoute, ReleaseSet } from '../release-set';
import { bootTemplate, type BootTemplate } from './boot';
import { criticalCss } from './critical-css';
import { earlyCallScript } from './early-calls';
import { earlyInputScript } from './early-input';
import { escapeHtml } from './escape';
import { Piece } from './piece';
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

/** A page whose head and root wait for content: what was rendered, or the painted shell. */
export interface PageTemplate {
  page: Template<'nonce' | 'meta' | 'input' | 'early' | 'head' | 'root' | 'boot'>;
  boot: BootTemplate;
  /** What stands in it before there is content; between two pieces belongs the nonce. */
  shell: { head: Piece[]; root: Piece[] };
}

const themeColours: Record<Theme, string> = { light: '#FFFFFF', dark: '#18201D' };

function pageHtml({ set, route, language, theme }: PageKey): string {
  const { entry } = set.hostRelease;
  const nonce = `nonce="${marks.nonce}"`;
  return [
    `<!doctype html><html lang="${language}" dir="${directions[language] ?? 'ltr'}" data-theme="${theme}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    // Before the scripts, so that the picture's request is not behind theirs.
    `${marks.meta}${marks.input}`,
    `<script ${nonce}>${earlyCallScript(marks.early)}</script>`,
    `<script ${nonce} src="${escapeHtml(entry.url)}" integrity="${escapeHtml(entry.integrity)}" defer></script>`,
    ...scriptsOf(set, route, language).map(scriptPreload),
    fontPreloads(set, language),
    `${marks.head}<meta name="theme-color" content="${themeColours[theme]}">${iconLink}`,
    `</head><body><div id="root">${marks.root}</div>`,
    `<script type="application/json" id="shop-boot">${marks.boot}</script>`,
    '</body></html>',
  ].join('');
}

/** Of pages that were rendered: what is pressed and typed before they come alive. */
export const inputScript = [new Piece('<script nonce="'), new Piece(`">${earlyInputScript}</script>`)];

const shellHead = [new Piece('<style nonce="'), new Piece(`">${criticalCss}</style>`)];

/** The page's template, made once for a set of releases, a route, a language and a theme. */
export function templateFor(key: PageKey): PageTemplate {
  const { set, route, language, theme } = key;
  const id = `${route?.app} ${route?.path} ${language} ${theme}`;
  let template = set.templates.get(id);
  if (!template) {
    template = {
      page: templateOf(pageHtml(key)),
      boot: bootTemplate(key),
      shell: { head: shellHead, root: [new Piece(shellOf(kindOf(route?.page), language))] },
    };
    set.templates.set(id, template);
  }
  return template;
}
