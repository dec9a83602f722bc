import { appPattern } from '../../table-check';

/** What a visitor of this browser gets instead of what the table assigns. */
export interface SavedOverrides {
  preview: string | null;
  /** App → address of a folder, with a trailing slash. */
  apps: Record<string, string>;
}

const name = 'shop-overrides';
/** A working day: who forgets it is back with everybody tomorrow. Seconds. */
const life = 12 * 3_600;
const longest = 6_000;

const nothing: SavedOverrides = { preview: null, apps: {} };

/** Whatever a browser sends: a cookie that cannot be read is none. */
export function readOverrideCookie(header: string | undefined): SavedOverrides {
  const found = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(header ?? '')?.[1];
  if (!found || found.length > longest) return nothing;
  try {
    const value = JSON.parse(decodeURIComponent(found)) as Partial<Record<keyof SavedOverrides, unknown>>; // looked at below
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

/** The header that keeps it, or ends it where nothing is left. Scripts of the page cannot read it. */
export function toOverrideCookie(saved: SavedOverrides, isSecure: boolean): string {
  const isEmpty = saved.preview === null && Object.keys(saved.apps).length === 0;
  const text = isEmpty ? '' : encodeURIComponent(JSON.stringify(saved));
  const age = isEmpty ? 0 : life;
  return `${name}=${text}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
