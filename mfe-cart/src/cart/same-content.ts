const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Whether two responses have the same content; plain data only. Every response is a whole cart of new objects, and
 * equal lines are not rendered again. Stops at the first difference.
 */
export function isSameContent(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, at) => isSameContent(value, b[at]));
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isSameContent(a[key], b[key]));
}
