/** What an address asks to be changed for its visitor: `null` ends it. */
export interface OverrideWish {
  preview?: string | null;
  /** App → address of the folder of its build. */
  apps?: Record<string, string | null>;
}

const prefix = 'mf.';
const off = 'off';

/** `mf.catalog` is mfe-catalog, `mf.host` the host. */
const appOf = (name: string) => {
  const short = name.slice(prefix.length);
  return short === 'host' ? short : `mfe-${short}`;
};

/**
 * `?preview=…` and `?mf.catalog=http://localhost:4101/`, with `off` to end one; null where the address asks for nothing. The
 * address without them is `rest`.
 */
export function overrideWishOf(url: URL): { wish: OverrideWish; rest: string } | null {
  const kept = new URLSearchParams();
  const wish: OverrideWish = {};
  for (const [name, value] of url.searchParams) {
    if (name === 'preview') wish.preview = value === off ? null : value;
    else if (name.startsWith(prefix))
      wish.apps = { ...wish.apps, [appOf(name)]: value === off ? null : value };
    else kept.append(name, value);
  }
  if (!('preview' in wish) && !wish.apps) return null;
  const search = kept.toString();
  return { wish, rest: `${url.pathname}${search && `?${search}`}` };
}
