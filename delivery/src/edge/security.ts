import { vendorNeeds, type Vendor, type VendorNeeds } from './vendors';

/** For files: a drawing, or a page that was uploaded as a picture, could act in the shop's origin where it is opened as a page. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Values that the policy depends on. */
export interface PolicyOptions {
  nonce: string;
  /** Trusted Types policies of the releases in the page. */
  policies: readonly string[];
  /** Origin of API requests, if it differs from the page's. */
  apiOrigin: string;
  /** Address of the analytics stream, if it is on another origin. */
  streamUrl?: string | null;
  /** Whether the backend uses plain http: then its pictures do too. Default false. */
  hasHttpPictures?: boolean;
  /** Vendors whose scripts may be loaded. */
  vendors: readonly Vendor[];
  /** Whether visitors use https; default false. */
  isSecure?: boolean;
}

/** The page's policy: only scripts with the nonce run, and those that they load. */
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
    // Browsers ignore endpoints of plain http, and would not report at all.
    ...(isSecure ? [['report-to', 'edge'] as [string, string]] : []),
  ];
  // Vendors' scripts set addresses and markup without Trusted Types policies.
  if (vendors.length === 0) {
    directives.push(['require-trusted-types-for', "'script'"], ['trusted-types', ...policies]);
  }
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/** Headers of every response. */
export const commonHeaders = (isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});

/** Headers of every page, besides its policy. */
export const pageHeaders = (isSecure: boolean): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  vary: 'accept-encoding, cookie, accept-language',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(self)',
  // Popups of sign-in and payment need access to their opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-frame-options': 'DENY',
  ...(isSecure ? { 'reporting-endpoints': 'edge="/_report"' } : {}),
});
