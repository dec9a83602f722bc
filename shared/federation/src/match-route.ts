import type { RouteManifest } from './release-manifest';

export interface RouteMatch<Route> {
  route: Route;
  params: Record<string, string>;
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a broken escape is an ordinary text
  }
}

function paramsOf(pattern: string, segments: string[]): Record<string, string> | null {
  if (pattern === '*') return {};
  const wanted = segmentsOf(pattern);
  if (wanted.length !== segments.length) return null;
  const params: [string, string][] = [];
  for (const [at, want] of wanted.entries()) {
    const given = decoded(segments[at] ?? '');
    if (want.startsWith(':')) params.push([want.slice(1), given]);
    else if (want !== given) return null;
  }
  return Object.fromEntries(params);
}

/** Fixed words before parameters, from the left, before `*`; as the router ranks them. */
const rank = (path: string) =>
  segmentsOf(path)
    .map((segment) => (segment === '*' ? '2' : segment.startsWith(':') ? '1' : '0'))
    .join('');

/** The route that serves an address (path only, without search), and what its parameters are. */
export function matchRoute<Route extends Pick<RouteManifest, 'path'>>(
  routes: readonly Route[],
  pathname: string,
): RouteMatch<Route> | null {
  const segments = segmentsOf(pathname);
  let best: RouteMatch<Route> | null = null;
  for (const route of routes) {
    const params = paramsOf(route.path, segments);
    if (params && (best === null || rank(route.path) < rank(best.route.path))) best = { route, params };
  }
  return best;
}
