import {
  cartProblems,
  choiceKey,
  linePrice,
  type CartLine,
  type LineProblem,
  type Minor,
  type OfferedCoupon,
  type PricedOrder,
} from '@shop/domain';
import type { CheckoutDraft } from '../draft/checkout-draft';
import { keepFirstCharges, isSameQuestions, type ServerCharges } from '../charges/server-charges';
import { priceCheckout, type CheckoutFacts } from '../checkout-order';

/** A line of the order as the customer knows it. */
interface KnownLine {
  line: CartLine;
  /** Of one unit. */
  unit: Minor;
}

/** What the customer has seen, and so agreed to by going on. */
export interface KnownOrder {
  facts: CheckoutFacts;
  lines: ReadonlyMap<string, KnownLine>;
}

/** An edit makes another line of it: what the customer changes is no news. */
const getName = (line: CartLine) => `${line.id} ${choiceKey(line)}`;

/** `seen`: lines cost what the customer saw when choosing them; `now`: what they cost now is agreed to. */
export function knownOrder(facts: CheckoutFacts, as: 'seen' | 'now'): KnownOrder {
  const lines = facts.lines.map((line): [string, KnownLine] => [
    getName(line),
    { line, unit: (as === 'seen' ? line.priceSeen : null) ?? linePrice(line) },
  ]);
  return { facts, lines: new Map(lines) };
}

const amountNames = ['discount', 'coupon', 'tax', 'deliveryFee', 'service', 'packaging'] as const;
type AmountName = (typeof amountNames)[number];

/** What of an order a figure comes to. */
function getAmount({ charges = [], ...totals }: PricedOrder, amountName: AmountName): Minor {
  if (amountName !== 'service' && amountName !== 'packaging') return totals[amountName];
  return charges.find(({ kind }) => kind === amountName)?.amount ?? 0;
}

/** The shop's own name of a charge; '' where it has none. */
const getChargeName = ({ charges = [] }: PricedOrder, amountName: AmountName): string =>
  charges.find(({ kind }) => kind === amountName)?.name ?? '';

export type CheckoutChange =
  /** Must be mended: the line cannot be ordered as it stands. F-25. */
  | { kind: 'problem'; line: CartLine; problem: Exclude<LineProblem, { kind: 'price-changed' }> }
  /** Of one unit. */
  | { kind: 'price'; line: CartLine; from: Minor; to: Minor }
  /** `name`: the shop's own, of a charge. */
  | { kind: 'figure'; amountName: AmountName; name?: string; from: Minor; to: Minor };

export interface CheckoutChanges {
  changes: CheckoutChange[];
  /** Null where it was never shown, or is the same. */
  total: { from: Minor; to: Minor } | null;
}

/** The unit price that the customer agreed to; another tab may have agreed meanwhile. */
function agreedUnit(line: CartLine, known: KnownLine | undefined): Minor {
  if (known?.line.priceSeen === line.priceSeen) return known.unit;
  return line.priceSeen ?? linePrice(line);
}

/**
 * The order as it was known, at the quantities of now. Null where a line's price was not on this page: then nobody has
 * seen an old total either.
 */
function orderAsKnown(known: KnownOrder, facts: CheckoutFacts): CheckoutFacts | null {
  const lines: CartLine[] = [];
  for (const line of facts.lines) {
    const before = known.lines.get(getName(line));
    const agreed = agreedUnit(line, before);
    const item = before?.line.priceSeen === line.priceSeen ? before.line.item : line.item;
    const asKnown = { ...line, item };
    if (linePrice(asKnown) !== agreed) return null;
    lines.push(asKnown);
  }
  // Where it is delivered to is the customer's own choice, and the zone comes with it.
  return {
    ...known.facts,
    lines,
    zone: known.facts.zone && facts.zone ? known.facts.zone : facts.zone,
    roadMetres: facts.roadMetres,
    ...(facts.serverCharges
      ? { serverCharges: keepFirstCharges(known.facts.serverCharges, facts.serverCharges) }
      : {}),
  };
}

/** With what the backend has worked out for questions that were not asked before; the same object where there is none. */
export function withFirstCharges(known: KnownOrder, serverCharges: ServerCharges | undefined): KnownOrder {
  const before = known.facts.serverCharges;
  if (!serverCharges || isSameQuestions(before, serverCharges)) return known;
  return { ...known, facts: { ...known.facts, serverCharges: keepFirstCharges(before, serverCharges) } };
}

function lineChanges(known: KnownOrder, facts: CheckoutFacts, draft: CheckoutDraft): CheckoutChange[] {
  const { now, config } = facts;
  const wantedAt = draft.scheduledAt === null ? null : new Date(draft.scheduledAt);
  const problems = cartProblems(facts.lines, { now, timeZone: config.timeZone, wantedAt });
  return facts.lines.flatMap((line): CheckoutChange[] => {
    const problem = problems.get(line.id);
    if (problem && problem.kind !== 'price-changed') return [{ kind: 'problem', line, problem }];
    const from = agreedUnit(line, known.lines.get(getName(line)));
    const to = linePrice(line);
    return from === to ? [] : [{ kind: 'price', line, from, to }];
  });
}

function getAmountChanges(before: PricedOrder, after: PricedOrder): CheckoutChange[] {
  return amountNames.flatMap((amountName) => {
    const [from, to] = [getAmount(before, amountName), getAmount(after, amountName)];
    const name = getChargeName(after, amountName) || getChargeName(before, amountName);
    return from === to ? [] : [{ kind: 'figure' as const, amountName, ...(name ? { name } : {}), from, to }];
  });
}

/**
 * What is not as the customer knows it, line by line and figure by figure, with the total of before and of now. What the
 * customer changes himself (quantities, address, tip …) is no change. D-16, F-24, F-25.
 *
 * `coupon` is the chosen one as the server knows it now.
 */
export function checkoutChanges(
  known: KnownOrder,
  facts: CheckoutFacts,
  draft: CheckoutDraft,
  coupon: OfferedCoupon | null,
): CheckoutChanges {
  const allLineChanges = lineChanges(known, facts, draft);
  const before = orderAsKnown(known, facts);
  if (!before) return { changes: allLineChanges, total: null };
  const [from, to] = [priceCheckout(before, draft), priceCheckout(facts, draft, coupon)];
  const total = from.total === to.total ? null : { from: from.total, to: to.total };
  return { changes: [...allLineChanges, ...getAmountChanges(from, to)], total };
}
