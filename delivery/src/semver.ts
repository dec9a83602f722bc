type Version = [major: number, minor: number, patch: number];

function parseVersion(version: string): Version | null {
  const found = /^(\d+)\.(\d+)\.(\d+)/.exec(version);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null;
}

const compare = (a: Version, b: Version) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** By prefix: how much of both versions must be equal. */
const isSameLine: Record<string, (actual: Version, required: Version) => boolean> = {
  // A caret keeps the first part that is not 0.
  '^': (actual, required) => actual[0] === required[0] && (required[0] > 0 || actual[1] === required[1]),
  '~': (actual, required) => actual[0] === required[0] && actual[1] === required[1],
  '': (actual, required) => compare(actual, required) === 0,
};

/**
 * Whether a version satisfies a range: `^1.2.0`, `~1.2.0`, an exact version, or `*`. Other forms satisfy nothing, so that an
 * unreadable range prevents a promotion instead of breaking a page.
 */
export function satisfies(version: string, range: string): boolean {
  if (range === '*') return true;
  const sign = /^[~^]/.exec(range)?.[0] ?? '';
  const [actual, required] = [parseVersion(version), parseVersion(range.slice(sign.length))];
  if (!actual || !required) return false;
  return compare(actual, required) >= 0 && (isSameLine[sign]?.(actual, required) ?? false);
}
