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
const row = (...parts: string[]) => `<div class="e-row">${parts.join('')}</div>`;
const halves = (...parts: string[]) => `<div class="e-two">${parts.join('')}</div>`;
const card = stack(block('e-square'), line('e-wf'), line('e-w1'));
const cards = `<div class="e-cards">${card.repeat(8)}</div>`;
const cardRow = row(`<div class="e-card">${card}</div>`.repeat(7));

const skeletons: Record<Kind, string> = {
  landing: halves(stack(block('e-title'), block('e-title'), line('e-w3'), block('e-box')), block('e-tall')),
  home:
    row(block('e-banner').repeat(3)) +
    line('e-w2') +
    row(block('e-tile').repeat(10)) +
    line('e-w2') +
    cardRow,
  store: block('e-cover') + stack(line('e-w3'), line('e-w2')) + cards,
  item: halves(
    block('e-square'),
    stack(block('e-title'), line('e-w1'), line('e-w2'), block('e-box'), block('e-box'), block('e-box')),
  ),
  list: block('e-title') + cards,
  plain: stack(block('e-title'), line('e-wf'), line('e-wf'), line('e-w2')),
};

/** Four rounded tiles, one of them turned; the kit's mark. */
const tiles = [
  '<rect x="2" y="2" width="12.5" height="12.5" rx="4"/>',
  '<rect x="2" y="17.5" width="12.5" height="12.5" rx="4" opacity=".55"/>',
  '<rect x="17.5" y="17.5" width="12.5" height="12.5" rx="4"/>',
  '<rect x="18" y="2.5" width="11.5" height="11.5" rx="3.5" opacity=".8" transform="rotate(18 23.75 8.25)"/>',
].join('');

const logo = `<svg class="e-logo" viewBox="0 0 32 32">${tiles}</svg>`;

export const iconLink = `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="#0B6E4F">${tiles}</svg>`,
)}">`;

/** What makes the shop an app on the visitor's device. */
export const appLinks = (language: string) =>
  `<link rel="manifest" href="/manifest.webmanifest?lang=${language}"><link rel="apple-touch-icon" href="/icons/apple-180.png">`;

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
