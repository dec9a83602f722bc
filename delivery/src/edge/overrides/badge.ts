import { escapeHtml } from '../escape';
import type { Overridden } from './overrides';

interface Labels {
  title: string;
  gone: string;
  end: string;
}

const english: Labels = { title: 'Preview', gone: 'cannot be reached', end: 'End' };
const labels: Readonly<Record<string, Labels>> = {
  en: english,
  ur: { title: 'پیش منظر', gone: 'تک رسائی نہیں', end: 'ختم کریں' },
  ar: { title: 'معاينة', gone: 'لا يمكن الوصول إليه', end: 'إنهاء' },
};

const css =
  '#shop-overrides{position:fixed;inset-block-end:12px;inset-inline-start:12px;z-index:2147483647;display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;max-inline-size:calc(100vw - 24px);padding:8px 16px;border-radius:999px;background:#33285C;color:#fff;font:600 13px/1.5 system-ui,sans-serif;box-shadow:0 4px 16px rgb(0 0 0/.3)}#shop-overrides a{color:#fff;padding:4px}';

/**
 * Shows that this visitor sees other releases than everybody, with a link to end that. The edge renders it: a release that
 * does not start cannot hide it (F-35). `nonce`: the page's placeholder.
 */
export function overrideBadge(overridden: Overridden, language: string, nonce: string): string {
  const { title, gone, end } = labels[language] ?? english;
  const list = [...overridden.values()].map(
    ({ name, release }) => `<bdi dir="ltr">${escapeHtml(name)}</bdi>${release ? '' : ` (${gone})`}`,
  );
  const off = [...overridden.keys()].map((app) => `mf.${app.replace(/^mfe-/, '')}=off`);
  const href = escapeHtml(`?${['preview=off', ...off].join('&')}`);
  return [
    `<style nonce="${nonce}">${css}</style>`,
    `<aside id="shop-overrides" aria-label="${title}"><span>${title}: ${list.join(', ')}</span>`,
    `<a href="${href}">${end}</a></aside>`,
  ].join('');
}
