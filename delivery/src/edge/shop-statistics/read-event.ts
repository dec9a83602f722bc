import { isRecord } from '@shop/contract';
import { moduleTypes, withoutContacts, type ModuleType } from '@shop/domain';

/** Steps of a purchase, in order. */
export const steps = ['seen', 'cart', 'checkout', 'order'] as const;
export type Step = (typeof steps)[number];

/** `other`: an event without a module, or of one that this edge does not know. */
export type ModuleLabel = ModuleType | 'other';

/** A step of a purchase; `orderId` only for an order. */
export interface StepEvent {
  kind: 'step';
  step: Step;
  module: ModuleLabel;
  orderId: number | null;
}

/** What counts of an event: a step, or a search without a result. */
export type CountedEvent = StepEvent | { kind: 'search'; words: string };

type Fields = Record<string, unknown>;

const stepsByName = new Map<unknown, Step>([
  ['view_item', 'seen'],
  ['view_item_list', 'seen'],
  ['add_to_cart', 'cart'],
  ['view_cart', 'cart'],
  ['begin_checkout', 'checkout'],
  ['add_payment_info', 'checkout'],
  ['purchase', 'order'],
]);

/** Events that count only with items: an empty cart is no step, nor is a list without entries. */
const needItems = new Set<unknown>(['view_item_list', 'view_cart', 'add_to_cart']);

/** The most characters that are listed, and beyond which nobody has typed them. */
const limits = { listed: 40, typed: 200 };

function getModule({ item, items, module }: Fields): ModuleLabel {
  const first: unknown = Array.isArray(items) ? items[0] : item;
  const named = isRecord(first) ? first.module : undefined;
  return moduleTypes.find((type) => type === (named ?? module)) ?? 'other';
}

/**
 * Searched words as they are listed: in lower case, with single spaces, shortened. Null for what may be personal (an e-mail
 * address, a long number), and for what has no letters.
 */
export function toListedWords(words: unknown): string | null {
  if (typeof words !== 'string' || words.length > limits.typed) return null;
  const plain = words.normalize('NFKC').replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
  const isPersonal = plain.includes('@') || words.includes('…') || withoutContacts(plain) !== plain;
  if (isPersonal || !/\p{L}/u.test(plain)) return null;
  return [...plain].slice(0, limits.listed).join('').trim();
}

/** Null for an event that does not count. Any field may be wrong: a browser has sent it. */
export function readEvent(event: object): CountedEvent | null {
  const fields: Fields = { ...event };
  const { name, items, orderId, found } = fields;
  if (name === 'search') {
    const words = found === 0 ? toListedWords(fields.words) : null;
    return words === null ? null : { kind: 'search', words };
  }
  const step = stepsByName.get(name);
  if (step === undefined) return null;
  if (needItems.has(name) && !(Array.isArray(items) && items.length > 0)) return null;
  const isOrder = step === 'order';
  if (isOrder && !(Number.isSafeInteger(orderId) && Number(orderId) > 0)) return null;
  return { kind: 'step', step, module: getModule(fields), orderId: isOrder ? Number(orderId) : null };
}
