type Parts = [major: number, minor: number, patch: number];

function partsOf(version: string): Parts | null {
  const found = /^(\d+)\.(\d+)\.(\d+)/.exec(version);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null;
}

const compare = (a: Parts, b: Parts) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** By the sign in front: how much of both versions must be the same. */
const isSameLine: Record<string, (have: Parts, want: Parts) => boolean> = {
  // A caret keeps the first part that is not 0.
  '^': (have, want) => have[0] === want[0] && (want[0] > 0 || have[1] === want[1]),
  '~': (have, want) => have[0] === want[0] && have[1] === want[1],
  '': (have, want) => compare(have, want) === 0,
};

/**
 * Whether a version satisfies a range: `^1.2.0`, `~1.2.0`, an exact version, or `*`. Other forms satisfy nothing, so
 * that a range that nobody can read stops a promotion and not a visitor.
 */
export function satisfies(version: string, range: string): boolean {
  if (range === '*') return true;
  const sign = /^[~^]/.exec(range)?.[0] ?? '';
  const [have, want] = [partsOf(version), partsOf(range.slice(sign.length))];
  if (!have || !want) return false;
  return compare(have, want) >= 0 && (isSameLine[sign]?.(have, want) ?? false);
}
