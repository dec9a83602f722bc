import type { WorkerBrand } from '@shop/federation';
import { getPageStyle } from './page-style';
import type { FailureReason } from './page-response';

/** The logo of the kit: four rounded tiles, one of them turned. */
const tiles =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect x="2" y="2" width="12.5" height="12.5" rx="4"/><rect x="2" y="17.5" width="12.5" height="12.5" rx="4" opacity=".55"/><rect x="17.5" y="17.5" width="12.5" height="12.5" rx="4"/><rect x="18" y="2.5" width="11.5" height="11.5" rx="3.5" opacity=".8" transform="rotate(18 23.75 8.25)"/></svg>';

const headersFor = (nonce: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    'img-src blob: data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
});

const escapeAttribute = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The brand's logo, for each theme; else its symbol in the theme's colour; else the kit's. */
function getLogo({ logo, logoDark, symbol }: WorkerBrand): string {
  const image = (source: string, theme: string) =>
    `<img class="logo" data-for="${theme}" alt="" src="${escapeAttribute(source)}">`;
  if (logo) return logoDark ? image(logo, 'light') + image(logoDark, 'dark') : image(logo, 'both');
  return symbol ? '<i class="symbol"></i>' : tiles;
}

/** The offline page as one response that needs no other file, in the look of the shop's brand. */
export function createOfflineResponse(
  script: string,
  nonce: string,
  reason: FailureReason,
  brand: WorkerBrand = {},
): Response {
  const names = JSON.stringify({ ...brand.names, default: brand.name });
  const body = [
    `<!doctype html><html lang="en" data-reason="${reason}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex">',
    `<title>Offline</title><style nonce="${nonce}">${getPageStyle(brand)}</style></head><body>`,
    `<header>${getLogo(brand)}<bdi id="shop" data-names="${escapeAttribute(names)}"></bdi></header><main id="main"></main>`,
    `<script nonce="${nonce}">${script.replaceAll('</', '<\\/')}</script></body></html>`,
  ].join('');
  return new Response(body, { status: 200, headers: headersFor(nonce) });
}

export function randomNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}
