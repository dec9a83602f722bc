import { isSoldOut } from '@shop/domain/core';
import type { Item } from '../entities';

const mostSubstitutes = 6;

const toKeys = (names: readonly string[]) => names.map((name) => name.trim().toLocaleLowerCase());

/** Whether two medicines have the same substances, all of them: one of two is another medicine. */
function hasSameSubstances(one: Pick<Item, 'genericNames'>, other: Pick<Item, 'genericNames'>): boolean {
  const [own, others] = [new Set(toKeys(one.genericNames)), new Set(toKeys(other.genericNames))];
  return own.size > 0 && own.size === others.size && [...own].every((name) => others.has(name));
}

/** Whether one may stand in for the other. Only a medicine of the same substances replaces one. */
function isSimilar(item: Item, other: Item): boolean {
  if (other.id === item.id || other.moduleType !== item.moduleType) return false;
  if (other.campaign || isSoldOut(other)) return false;
  // Nobody is led to what they may not buy.
  if (other.prescriptionRequired && !item.prescriptionRequired) return false;
  return (
    (item.genericNames.length === 0 && other.genericNames.length === 0) || hasSameSubstances(item, other)
  );
}

/**
 * What is offered instead of a sold-out item, best first: of the same store, whose cart it can join, then closest in
 * price. X-28.
 */
export function getSubstitutes(item: Item, candidates: readonly Item[]): Item[] {
  const known = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const distance = (other: Item) => Math.abs(other.price - item.price);
  const isElsewhere = (other: Item) => Number(other.storeId !== item.storeId);
  return [...known.values()]
    .filter((other) => isSimilar(item, other))
    .sort(
      (one, other) =>
        isElsewhere(one) - isElsewhere(other) || distance(one) - distance(other) || one.id - other.id,
    )
    .slice(0, mostSubstitutes);
}
