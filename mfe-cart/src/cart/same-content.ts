const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Whether two answers of the server say the same; plain data only. Every answer is a whole cart of new objects: what says
 * the same is not drawn anew. Stops at the first difference.
 */
export function isSameContent(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, at) => isSameContent(value, b[at]));
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isSameContent(a[key], b[key]));
}
