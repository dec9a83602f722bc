import { pageStyle } from './page-style';
import type { Why } from './page-response';

/** The logo of the kit: four rounded tiles, one of them turned. */
const logo =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect x="2" y="2" width="12.5" height="12.5" rx="4"/><rect x="2" y="17.5" width="12.5" height="12.5" rx="4" opacity=".55"/><rect x="17.5" y="17.5" width="12.5" height="12.5" rx="4"/><rect x="18" y="2.5" width="11.5" height="11.5" rx="3.5" opacity=".8" transform="rotate(18 23.75 8.25)"/></svg>';

const headersFor = (nonce: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    'img-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
});

/** The offline page as one response that needs no other file. */
export function createOfflineResponse(script: string, nonce: string, why: Why): Response {
  const body = [
    `<!doctype html><html lang="en" data-reason="${why}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>Offline</title><style nonce="${nonce}">${pageStyle}</style></head><body>`,
    `<header>${logo}<bdi id="shop"></bdi></header><main id="main"></main>`,
    `<script nonce="${nonce}">${script.replaceAll('</', '<\\/')}</script></body></html>`,
  ].join('');
  return new Response(body, { status: 200, headers: headersFor(nonce) });
}

export function randomNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}
