import { appPattern } from '../../table-check';

/** The visitor's releases instead of the assigned ones. */
export interface SavedOverrides {
  preview: string | null;
  /** App → address of a folder, with a trailing slash. */
  apps: Record<string, string>;
}

const name = 'shop-overrides';
/** Seconds of a working day: after that the visitor gets the assigned releases again. */
const life = 12 * 3_600;
const longest = 6_000;

const nothing: SavedOverrides = { preview: null, apps: {} };

/** An unreadable cookie counts as none. */
export function readOverrideCookie(header: string | undefined): SavedOverrides {
  const found = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(header ?? '')?.[1];
  if (!found || found.length > longest) return nothing;
  try {
    const value = JSON.parse(decodeURIComponent(found)) as Partial<Record<keyof SavedOverrides, unknown>>; // checked below
    const apps = Object.entries(value.apps ?? {}).filter(
      ([app, url]) => appPattern.test(app) && typeof url === 'string',
    );
    return {
      preview: typeof value.preview === 'string' ? value.preview : null,
      apps: Object.fromEntries(apps),
    };
  } catch {
    return nothing;
  }
}

/** The header that sets the cookie, or deletes it if nothing is left. Scripts of the page cannot read it. */
export function toOverrideCookie(saved: SavedOverrides, isSecure: boolean): string {
  const isEmpty = saved.preview === null && Object.keys(saved.apps).length === 0;
  const text = isEmpty ? '' : encodeURIComponent(JSON.stringify(saved));
  const age = isEmpty ? 0 : life;
  return `${name}=${text}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
