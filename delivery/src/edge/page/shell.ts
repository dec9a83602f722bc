/** Shapes that pages have before their content. */
type Kind = 'landing' | 'home' | 'store' | 'item' | 'list' | 'plain';

/** By the page's name without `-page`; a page that is not in it is plain. */
const kinds = new Map<string, Kind>([
  ['landing', 'landing'],
  ['home', 'home'],
  ['store', 'store'],
  ['item', 'item'],
  ['store-list', 'list'],
  ['categories', 'list'],
  ['category', 'list'],
]);

export const kindOf = (page: string | undefined): Kind =>
  kinds.get((page ?? '').replace(/-page$/, '')) ?? 'plain';

const block = (...names: string[]) => `<div class="${['e-k', ...names].join(' ')}"></div>`;
const line = (width: string) => block('e-line', width);
const stack = (...parts: string[]) => `<div class="e-stack">${parts.join('')}</div>`;
const card = stack(block('e-square'), line('e-wf'), line('e-w1'));
const cards = `<div class="e-cards">${card.repeat(5)}</div>`;

const skeletons: Record<Kind, string> = {
  landing: block('e-wide') + cards,
  home: block('e-cover') + stack(line('e-w2')) + cards,
  store: block('e-cover') + stack(line('e-w3'), line('e-w2')) + cards,
  item: `<div class="e-two">${block('e-square')}${stack(line('e-w3'), line('e-w1'), line('e-wf'), line('e-wf'), block('e-wide'))}</div>`,
  list: stack(line('e-w2')) + cards,
  plain: stack(line('e-w3'), line('e-wf'), line('e-wf'), line('e-w2')),
};

/** Four rounded tiles, one of them turned. */
const tiles =
  '<rect x="3" y="3" width="12" height="12" rx="3"/><rect x="17" y="3" width="12" height="12" rx="3"/><rect x="3" y="17" width="12" height="12" rx="3"/><rect x="17" y="17" width="12" height="12" rx="3" transform="rotate(45 23 23)"/>';

const logo = `<svg class="e-logo" viewBox="0 0 32 32">${tiles}</svg>`;

export const iconLink = `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="#0B6E4F">${tiles}</svg>`,
)}">`;

const needsScript: Record<string, string> = {
  en: 'This shop needs JavaScript. Please switch it on.',
  ur: 'اس دکان کے لیے جاوا اسکرپٹ درکار ہے۔ براہِ کرم اسے فعال کریں۔',
  ar: 'يحتاج هذا المتجر إلى جافاسكربت. يُرجى تفعيلها.',
};

/** Header and the skeleton of a page; the host renders over it. Not read out: there is nothing in it yet. */
export const shellOf = (kind: Kind, language: string) =>
  [
    '<div aria-hidden="true">',
    `<div class="e-head"><div class="e-in e-bar">${logo}${line('e-w1')}<div class="e-push">${line('e-w1')}</div></div></div>`,
    `<div class="e-in e-main">${skeletons[kind]}</div>`,
    '</div>',
    `<noscript><p class="e-in">${needsScript[language] ?? ''}</p></noscript>`,
  ].join('');
