import { sign } from 'node:crypto';
import { getSigners, mayDo, rights, type Policy } from './policy/policy';
import { isSignedByOne, privateKeyFrom } from './public-keys';
import { appPattern, versionPattern } from './table-check';

/** Releases for whoever has the link, promoted or not, beside the assigned ones of other apps. */
export interface Preview {
  /** App → published version. */
  versions: Record<string, string>;
  /** Milliseconds since 1970. */
  until: number;
}

/** Distinguishes signatures of previews from others of the same key. */
const purpose = 'preview:';
const longest = 4_000;

const signed = (text: string) => Buffer.from(`${purpose}${text}`);

/** Text for a link, which requires the release key (Ed25519, PEM). */
export function previewToken(preview: Preview, privateKey: string): string {
  const text = Buffer.from(JSON.stringify(preview)).toString('base64url');
  const signature = sign(null, signed(text), privateKeyFrom(privateKey)).toString('base64url');
  return `${text}.${signature}`;
}

function isPreview(value: unknown): value is Preview {
  if (typeof value !== 'object' || value === null) return false;
  const { versions, until } = value as Record<string, unknown>;
  if (typeof versions !== 'object' || versions === null || typeof until !== 'number') return false;
  return Object.entries(versions).every(
    ([app, version]) => appPattern.test(app) && versionPattern.test(version),
  );
}

/**
 * The preview of a token; null if its signature is invalid, or it has expired. A team of the policy may preview only areas in
 * which it may do something.
 */
export function previewFrom(
  token: string,
  publicKeys: string,
  now: number,
  policy: Policy | null = null,
): Preview | null {
  const [text = '', signature = ''] = token.slice(0, longest).split('.');
  try {
    const bytes = Buffer.from(signature, 'base64url');
    const signer = getSigners(policy, publicKeys).find(({ keys }) =>
      isSignedByOne(signed(text), bytes, keys),
    );
    if (!signer) return null;
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!isPreview(value) || value.until <= now) return null;
    return Object.keys(value.versions).every((app) => mayDo(signer, app, rights)) ? value : null;
  } catch {
    return null;
  }
}
