import { isRecord } from '@shop/contract/core';

/** Search texts, each once; anything else is left out. X-24. */
export function popularSearchesFromWire(wire: unknown): string[] {
  const list: unknown = isRecord(wire) ? wire.searches : null;
  if (!Array.isArray(list)) return [];
  const texts = list.map((text: unknown) => (typeof text === 'string' ? text.trim() : ''));
  return [...new Set(texts)].filter((text) => text !== '');
}
