import { escapeHtml } from '../escape';
import { directions } from '../visitor';
import { getEndAddress } from './badge';
import { getLabels } from './labels';
import type { Overridden } from './overrides';

/** Whether a release that the visitor asked for is unavailable: killed, removed, or its developer's server does not respond. */
export const isUnavailable = (overridden: Overridden): boolean =>
  [...overridden.values()].some(({ release }) => release === null);

const css =
  'body{margin:0;padding:48px 24px;background:#F6F5FA;color:#201A33;font:16px/1.6 system-ui,sans-serif}main{max-inline-size:560px;margin-inline:auto}h1{font-size:24px}a{display:inline-block;margin-inline-end:16px;padding-block:12px;color:#33285C}';

/** Says which releases are unavailable, instead of a page with the deployed ones. */
export function unavailablePage(overridden: Overridden, language: string, nonce: string): string {
  const { title, unavailable, gone, again, end } = getLabels(language);
  const list = [...overridden.values()]
    .filter(({ release }) => release === null)
    .map(({ name }) => `<li><bdi dir="ltr">${escapeHtml(name)}</bdi>: ${gone}</li>`);
  return [
    `<!doctype html><html lang="${language}" dir="${directions[language] ?? 'ltr'}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>`,
    `<style nonce="${nonce}">${css}</style></head>`,
    `<body><main><h1>${unavailable}</h1><ul>${list.join('')}</ul>`,
    `<p><a href="">${again}</a> <a href="${escapeHtml(getEndAddress(overridden))}">${end}</a></p>`,
    '</main></body></html>',
  ].join('');
}
