/** A segment that may be missing ends with `?`: all combinations, with it and without it. */
function withoutOptional([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  const others = withoutOptional(rest);
  const required = first.replace(/\?$/, '');
  const withIt = others.map((other) => [required, ...other]);
  return required === first ? withIt : [...withIt, ...others];
}

/** `*` at the end of a segment stands for this segment and everything below it. */
function withoutSplat(segments: readonly string[]): (readonly string[])[] {
  const last = segments.at(-1) ?? '';
  if (last === '*' || !last.endsWith('*')) return [segments];
  const before = [...segments.slice(0, -1), last.slice(0, -1)];
  return [before, [...before, '*']];
}

/**
 * The addresses of a route's path, without what the router does not tell apart: parameter names (`/product/:id` and
 * `/product/:item` are the same address), upper and lower case, slashes at the ends or doubled. A path with optional
 * segments has several.
 */
export function getPathShapes(path: string): string[] {
  const segments = path.split('/').filter(Boolean);
  const shapes = withoutOptional(segments)
    .flatMap(withoutSplat)
    .map((found) => `/${found.map((segment) => segment.replace(/^:[\w-]+/, ':').toLowerCase()).join('/')}`);
  return [...new Set(shapes)];
}
