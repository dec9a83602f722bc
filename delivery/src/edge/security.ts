import { vendorNeeds, type Vendor, type VendorNeeds } from './vendors';

/** What the policy depends on. */
export interface PolicyOptions {
  nonce: string;
  /** Trusted Types policies of the releases in the page. */
  policies: readonly string[];
  /** Origin of API calls when it is not this one. */
  apiOrigin: string;
  /** Where what is measured goes when it is not this origin. */
  streamUrl?: string | null;
  /** Whether the backend is on plain http: then its pictures are, too. Left out: it is not. */
  hasHttpPictures?: boolean;
  /** Whose scripts may be loaded. */
  vendors: readonly Vendor[];
  /** Visitors come by https; left out: not. */
  isSecure?: boolean;
}

/** The page's policy: nothing runs that does not bear the nonce or was loaded by what bears it. */
export function contentPolicy({
  nonce,
  policies,
  apiOrigin,
  streamUrl,
  hasHttpPictures,
  vendors,
  isSecure,
}: PolicyOptions): string {
  const needed = (kind: keyof VendorNeeds) => [
    ...new Set(vendors.flatMap((vendor) => vendorNeeds[vendor][kind] ?? [])),
  ];
  const frames = needed('frame');
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', `'nonce-${nonce}'`, "'strict-dynamic'"],
    ['style-src', `'nonce-${nonce}'`, ...needed('style')],
    [
      'connect-src',
      "'self'",
      ...(apiOrigin ? [apiOrigin] : []),
      ...(streamUrl ? [new URL(streamUrl).origin] : []),
      ...needed('connect'),
    ],
    ['img-src', "'self'", 'data:', 'blob:', 'https:', ...(hasHttpPictures ? ['http:'] : [])],
    ['font-src', "'self'", ...needed('font')],
    ...(frames.length > 0 ? [['frame-src', ...frames] as [string, ...string[]]] : []),
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['report-uri', '/_report'],
    // Browsers know no endpoints of plain http, and would then tell nobody.
    ...(isSecure ? [['report-to', 'edge'] as [string, string]] : []),
  ];
  // Vendors' scripts write addresses and markup without policies of their own.
  if (vendors.length === 0) {
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
  ...(isSecure
    ? { 'reporting-endpoints': 'edge="/_report"', 'strict-transport-security': 'max-age=31536000' }
    : {}),
});
