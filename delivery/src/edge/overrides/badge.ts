import { scriptJson } from '@shop/domain';
import { REMOTE_FAILED } from '@shop/federation';
import { escapeHtml } from '../escape';
import { getLabels } from './labels';
import type { Overridden } from './overrides';

/** In the flow, above everything else: it covers no control of the page. */
const css =
  '#shop-overrides{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;justify-content:center;padding:4px 16px;background:#33285C;color:#fff;font:600 13px/1.5 system-ui,sans-serif}#shop-overrides a{color:#fff;padding:8px;text-decoration:underline}#shop-overrides [data-failed]{padding:2px 8px;border-radius:999px;background:#FFD9D9;color:#7A0012}#shop-overrides [hidden]{display:none}';

/** Address that ends all overrides of the visitor, relative to the page. */
export function getEndAddress(overridden: Overridden): string {
  const off = [...overridden.keys()].map((app) => `mf.${app.replace(/^mfe-/, '')}=off`);
  return `?${['preview=off', ...off].join('&')}`;
}

/**
 * Shows that this visitor sees other releases than everybody, with a link to end that. The edge renders it: a release that
 * does not start cannot hide it (F-35). `nonce`: the page's placeholder.
 */
export function overrideBadge(overridden: Overridden, language: string, nonce: string): string {
  const { title, failed, end } = getLabels(language);
  const list = [...overridden].map(
    ([app, { name }]) =>
      `<bdi dir="ltr">${escapeHtml(name)}</bdi> <span data-failed="${escapeHtml(app)}" hidden>${failed}</span>`,
  );
  return [
    `<style nonce="${nonce}">${css}</style>`,
    `<aside id="shop-overrides" aria-label="${title}"><span role="status">${title}: ${list.join(', ')}</span>`,
    `<a href="${escapeHtml(getEndAddress(overridden))}">${end}</a></aside>`,
  ].join('');
}

/**
 * Makes the badge say that a release has failed: a script of it does not load or throws, or the host reports that a part of
 * it cannot be shown. In the head, before the first script of a release. `nonce`: the page's placeholder.
 */
export function overrideWatch(overridden: Overridden, nonce: string): string {
  const bases = [...overridden].map(([app, { release }]) => [app, release?.base ?? '']);
  return `<script nonce="${nonce}">${watchScript(scriptJson(bases))}</script>`;
}

/** `bases`: app and address of its folder, as JSON. A script may fail before the badge is in the document. */
const watchScript = (bases: string) => `(() => {
  const bases = ${bases}, failed = new Set();
  const show = () => {
    for (const app of failed) document.querySelector('[data-failed="' + app + '"]')?.removeAttribute('hidden');
  };
  const fail = (app) => (failed.add(app), show());
  const failIn = (text) => {
    for (const [app, base] of bases) if (base && String(text).includes(base)) fail(app);
  };
  addEventListener('error', ({ target, error, filename }) => {
    if (target === window) failIn(error?.stack ?? filename);
    else if (target.localName === 'script') failIn(target.src);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => failIn(reason?.stack));
  addEventListener('${REMOTE_FAILED}', ({ detail }) => fail(detail));
  document.addEventListener('DOMContentLoaded', show);
})()`;
