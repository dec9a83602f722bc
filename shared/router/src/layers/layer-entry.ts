import { createPath, type Location } from 'react-router-dom';

/** The search parameters by which an address names a layer; empty: the address does not name it. */
export type LayerSearch = Readonly<Record<string, string>>;

/** A history entry without its key. */
export type Entry = Omit<Location, 'key'>;

const toObject = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

/** The layers that a history entry shows over its page, lowest first. */
export function getLayers({ state }: Entry): readonly LayerSearch[] {
  const { layers } = toObject(state);
  return Array.isArray(layers) ? (layers as LayerSearch[]) : []; // only `toEntry` writes it
}

/** Whether a history entry is that of an open layer. */
export const hasLayers = (entry: Entry): boolean => getLayers(entry).length > 0;

function withoutParameters(search: string, names: readonly string[]): string {
  const parameters = new URLSearchParams(search);
  if (!names.some((name) => parameters.has(name))) return search;
  for (const name of names) parameters.delete(name);
  const text = parameters.toString();
  return text && `?${text}`;
}

/** The page of a history entry, without its layers. */
export function getPage(entry: Entry): Entry {
  const { layers: _, ...state } = toObject(entry.state);
  return {
    pathname: entry.pathname,
    search: withoutParameters(entry.search, getLayers(entry).flatMap(Object.keys)),
    hash: entry.hash,
    state: Object.keys(state).length > 0 ? state : null,
  };
}

/** A page without the parameters of a layer that its address names, such as one that was opened by a shared link. */
export const leaveOut = (page: Entry, layer: LayerSearch): Entry => ({
  ...page,
  search: withoutParameters(page.search, Object.keys(layer)),
});

/** The entry of a page with these layers over it. */
export function toEntry(page: Entry, layers: readonly LayerSearch[]): Entry {
  if (layers.length === 0) return page;
  const named = layers.flatMap(Object.entries) as [string, string][];
  const parameters = new URLSearchParams(page.search);
  for (const [name, value] of named) parameters.set(name, value);
  const search = named.length > 0 ? `?${parameters.toString()}` : page.search;
  return { ...page, search, state: { ...toObject(page.state), layers } };
}

export const isNamed = (layer: LayerSearch | undefined): layer is LayerSearch =>
  layer !== undefined && Object.keys(layer).length > 0;

export const names = ({ search }: Entry, layer: LayerSearch): boolean => {
  const parameters = new URLSearchParams(search);
  return isNamed(layer) && Object.entries(layer).every(([name, value]) => parameters.get(name) === value);
};

/** Compares layers, or lists of them. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const isSamePage = (one: Entry, other: Entry): boolean => createPath(one) === createPath(other);

export const isSameEntry = (one: Entry, other: Entry): boolean =>
  isSamePage(one, other) && isSame(getLayers(one), getLayers(other));
