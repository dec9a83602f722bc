import { createSavedStore } from '@shop/session';

const maxEntries = 40;

/** How high a list was when the visitor left it, so that the way back finds its place at once. */
const heights = createSavedStore<Record<string, unknown>>({
  name: 'shop:lists',
  area: 'sessionStorage',
  initial: {},
  fromText: (text) => ({ ...(JSON.parse(text) as object | null) }),
});

/** Pixels of the list at this entry of the browser's history; null when it was not left from there. */
export function recallHeight(entry: string): number | null {
  const height = heights.read()[entry];
  return typeof height === 'number' && height > 0 ? height : null;
}

export function rememberHeight(entry: string, height: number): void {
  const { [entry]: _, ...others } = heights.read();
  const remaining = Object.entries(others).slice(1 - maxEntries);
  heights.write(Object.fromEntries([...remaining, [entry, height]]));
}
