const storedUnder = 'shop:lists';
const mostKept = 40;

/** How high a list was when the visitor left it, so that the way back finds its place at once. */
type Heights = Record<string, number>;

function read(): Heights {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storedUnder) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Heights) : {}; // written below
  } catch {
    return {};
  }
}

/** Pixels of the list at this entry of the browser's history; null when it was not left from there. */
export function recallHeight(entry: string): number | null {
  const height: unknown = read()[entry];
  return typeof height === 'number' && height > 0 ? height : null;
}

export function rememberHeight(entry: string, height: number): void {
  const { [entry]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - mostKept);
  try {
    sessionStorage.setItem(storedUnder, JSON.stringify(Object.fromEntries([...kept, [entry, height]])));
  } catch {
    // a browser that keeps nothing begins the list at its top
  }
}
