/** Overrides that an address requests for its visitor: `null` ends one. */
export interface OverrideRequest {
  preview?: string | null;
  /** App → address of the folder of its build. */
  apps?: Record<string, string | null>;
}

const prefix = 'mf.';
const off = 'off';

/** `mf.catalog` is mfe-catalog, `mf.host` the host. */
const getApp = (name: string) => {
  const short = name.slice(prefix.length);
  return short === 'host' ? short : `mfe-${short}`;
};

/**
 * `?preview=…` and `?mf.catalog=http://localhost:4101/`, with `off` to end one; null if the address requests nothing. `rest`
 * is the address without them.
 */
export function parseOverrideRequest(url: URL): { request: OverrideRequest; cleanAddress: string } | null {
  const remaining = new URLSearchParams();
  const request: OverrideRequest = {};
  for (const [name, value] of url.searchParams) {
    if (name === 'preview') request.preview = value === off ? null : value;
    else if (name.startsWith(prefix))
      request.apps = { ...request.apps, [getApp(name)]: value === off ? null : value };
    else remaining.append(name, value);
  }
  if (!('preview' in request) && !request.apps) return null;
  const search = remaining.toString();
  return { request, cleanAddress: `${url.pathname}${search && `?${search}`}` };
}
