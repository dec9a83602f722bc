/** What the policy depends on. */
export interface PolicyParts {
  nonce: string;
  /** Trusted Types policies of the releases in the page. */
  policies: readonly string[];
  /** Origin of API calls when it is not this one. */
  apiOrigin: string;
  withGoogleMaps: boolean;
}

const google = {
  connect: ['https://maps.googleapis.com', 'https://*.googleapis.com', 'https://*.gstatic.com'],
  font: ['https://fonts.gstatic.com'],
  style: ['https://fonts.googleapis.com'],
};

/** The page's policy: nothing runs that does not bear the nonce or was loaded by what bears it. */
export function contentPolicy({ nonce, policies, apiOrigin, withGoogleMaps }: PolicyParts): string {
  const maps = withGoogleMaps ? google : { connect: [], font: [], style: [] };
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', `'nonce-${nonce}'`, "'strict-dynamic'"],
    ['style-src', `'nonce-${nonce}'`, ...maps.style],
    ['connect-src', "'self'", ...(apiOrigin ? [apiOrigin] : []), ...maps.connect],
    ['img-src', "'self'", 'data:', 'blob:', 'https:'],
    ['font-src', "'self'", ...maps.font],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['report-uri', '/_report'],
    ['report-to', 'edge'],
  ];
  // Google's map script writes addresses and markup without policies of its own.
  if (!withGoogleMaps) {
    directives.push(['require-trusted-types-for', "'script'"], ['trusted-types', ...policies]);
  }
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/** Headers of every page beside its policy. */
export const pageHeaders = (isSecure: boolean): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  vary: 'accept-encoding, cookie, accept-language',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(self)',
  // Popups of sign-in and payment must reach their opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-frame-options': 'DENY',
  'reporting-endpoints': 'edge="/_report"',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});
