import type { CartAddBody } from '@shop/contract';
import { choiceKey, ifSoldOutChoices, toNote, type Choice, type IfSoldOut } from '@shop/domain';
import { createHash } from 'node:crypto';

/** Both formats of an entry of `variation`. */
interface Named {
  type?: string | undefined;
  name?: string | undefined;
  values?: { label: string[] } | undefined;
}

type BodyChoice = Pick<CartAddBody, 'variation' | 'add_on_ids' | 'add_on_qtys' | 'note'>;

/** One entry for each group and add-on: duplicates are combined, so that they cannot exceed a limit. */
function gathered(choice: Choice): Choice {
  const groups = new Map<string, Set<string>>();
  for (const { group, labels } of choice.options) {
    const known = groups.get(group) ?? new Set<string>();
    labels.forEach((label) => known.add(label));
    groups.set(group, known);
  }
  const addOns = new Map<number, number>();
  for (const { id, quantity } of choice.addOns) addOns.set(id, (addOns.get(id) ?? 0) + quantity);
  return {
    variation: choice.variation,
    options: [...groups].map(([group, labels]) => ({ group, labels: [...labels] })),
    addOns: [...addOns].map(([id, quantity]) => ({ id, quantity })),
    ...(choice.note === undefined ? {} : { note: toNote(choice.note) }),
  };
}

/** The choice of a request, in the visitor's language (ENT-22). */
export function toChoice({ variation = [], add_on_ids = [], add_on_qtys = [], note }: BodyChoice): Choice {
  const entries: readonly Named[] = variation;
  return gathered({
    variation: entries.find(({ type, values }) => type && !values)?.type ?? null,
    options: entries.flatMap(({ name, values }) =>
      name && values?.label.length ? [{ group: name, labels: values.label }] : [],
    ),
    addOns: add_on_ids.map((id, index) => ({ id, quantity: add_on_qtys[index] ?? 1 })),
    ...(note === undefined ? {} : { note }),
  });
}

/** A line's choice as it is stored; without an empty note. */
export const toStoredChoice = ({ variation, options, addOns, note }: Choice): Choice => ({
  variation,
  options,
  addOns,
  ...(note ? { note } : {}),
});

/** What a request says about a sold-out line; null: nothing, as for the whole order. */
export const toIfSoldOut = (sent: string | null | undefined): IfSoldOut | null =>
  ifSoldOutChoices.find((choice) => choice === sent) ?? null;

/** Equal for equal choices, short enough for an index (D-13). */
export const getChoiceKey = (choice: Choice): string =>
  createHash('sha256').update(choiceKey(choice)).digest('hex');
