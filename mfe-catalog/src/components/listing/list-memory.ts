import { createSavedStore } from '@shop/session';

const maxEntries = 40;

/** The height of a list when the visitor left it, so that going back restores the scroll position at once. */
const heights = createSavedStore<Record<string, unknown>>({
  name: 'shop:lists',
  area: 'sessionStorage',
  initial: {},
  fromText: (text) => ({ ...(JSON.parse(text) as object | null) }),
});

/** The list's height in pixels at this history entry; null if it was not left from there. */
export function recallHeight(entry: string): number | null {
  const height = heights.read()[entry];
  return typeof height === 'number' && height > 0 ? height : null;
}

export function rememberHeight(entry: string, height: number): void {
  const { [entry]: _, ...others } = heights.read();
  const remaining = Object.entries(others).slice(1 - maxEntries);
  heights.write(Object.fromEntries([...remaining, [entry, height]]));
}
