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
import { keepFirstCharges, hasSameQueries, type ServerCharges } from '../charges/server-charges';
import { priceCheckout, type CheckoutFacts } from '../checkout-order';

/** A line of the order as the customer knows it. */
interface KnownLine {
  line: CartLine;
  /** Price of one unit. */
  unit: Minor;
}

/** What the customer has seen, and accepted by continuing. */
export interface KnownOrder {
  facts: CheckoutFacts;
  lines: ReadonlyMap<string, KnownLine>;
}

/** Includes the choice: a line that the customer has edited counts as a new one, not as changed. */
const getName = (line: CartLine) => `${line.id} ${choiceKey(line)}`;

/** `seen`: the prices that the customer saw when choosing; `now`: the current prices, as accepted. */
export function toKnownOrder(facts: CheckoutFacts, as: 'seen' | 'now'): KnownOrder {
  const lines = facts.lines.map((line): [string, KnownLine] => [
    getName(line),
    { line, unit: (as === 'seen' ? line.priceSeen : null) ?? linePrice(line) },
  ]);
  return { facts, lines: new Map(lines) };
}

const amountNames = ['discount', 'coupon', 'tax', 'deliveryFee', 'service', 'packaging'] as const;
type AmountName = (typeof amountNames)[number];

/** An amount of an order by its name. */
function getAmount({ charges = [], ...totals }: PricedOrder, amountName: AmountName): Minor {
  if (amountName !== 'service' && amountName !== 'packaging') return totals[amountName];
  return charges.find(({ kind }) => kind === amountName)?.amount ?? 0;
}

/** The shop's name for a charge; '' where it has none. */
const getChargeName = ({ charges = [] }: PricedOrder, amountName: AmountName): string =>
  charges.find(({ kind }) => kind === amountName)?.name ?? '';

export type CheckoutChange =
  /** The line cannot be ordered as it is and must be changed. F-25. */
  | { kind: 'problem'; line: CartLine; problem: Exclude<LineProblem, { kind: 'price-changed' }> }
  /** Of one unit. */
  | { kind: 'price'; line: CartLine; from: Minor; to: Minor }
  /** `name`: the shop's own, of a charge. */
  | { kind: 'figure'; amountName: AmountName; name?: string; from: Minor; to: Minor };

export interface CheckoutChanges {
  changes: CheckoutChange[];
  /** Null where the total was never shown, or is the same. */
  total: { from: Minor; to: Minor } | null;
}

/** The unit price that the customer has accepted, here or in another tab. */
function getAcceptedUnit(line: CartLine, known: KnownLine | undefined): Minor {
  if (known?.line.priceSeen === line.priceSeen) return known.unit;
  return line.priceSeen ?? linePrice(line);
}

/**
 * The known order at the current quantities. Null where the customer has not seen a line's price on this page, and so
 * no old total either.
 */
function toOrderAsKnown(known: KnownOrder, facts: CheckoutFacts): CheckoutFacts | null {
  const lines: CartLine[] = [];
  for (const line of facts.lines) {
    const before = known.lines.get(getName(line));
    const agreed = getAcceptedUnit(line, before);
    const item = before?.line.priceSeen === line.priceSeen ? before.line.item : line.item;
    const asKnown = { ...line, item };
    if (linePrice(asKnown) !== agreed) return null;
    lines.push(asKnown);
  }
  // Address and zone are the customer's choice, so their current values count.
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

/** Adds the backend's first results for new queries; returns the same object where there are none. */
export function withFirstCharges(known: KnownOrder, serverCharges: ServerCharges | undefined): KnownOrder {
  const before = known.facts.serverCharges;
  if (!serverCharges || hasSameQueries(before, serverCharges)) return known;
  return { ...known, facts: { ...known.facts, serverCharges: keepFirstCharges(before, serverCharges) } };
}

function getLineChanges(known: KnownOrder, facts: CheckoutFacts, draft: CheckoutDraft): CheckoutChange[] {
  const { now, config } = facts;
  const wantedAt = draft.scheduledAt === null ? null : new Date(draft.scheduledAt);
  const problems = cartProblems(facts.lines, { now, timeZone: config.timeZone, wantedAt });
  return facts.lines.flatMap((line): CheckoutChange[] => {
    const problem = problems.get(line.id);
    if (problem && problem.kind !== 'price-changed') return [{ kind: 'problem', line, problem }];
    const from = getAcceptedUnit(line, known.lines.get(getName(line)));
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
 * The differences to what the customer has seen, by line and amount, with the old and the new total. What the customer
 * changes themselves (quantities, address, tip …) is no difference. D-16, F-24, F-25.
 *
 * `coupon` is the chosen one as the server returns it now.
 */
export function getCheckoutChanges(
  known: KnownOrder,
  facts: CheckoutFacts,
  draft: CheckoutDraft,
  coupon: OfferedCoupon | null,
): CheckoutChanges {
  const allLineChanges = getLineChanges(known, facts, draft);
  const before = toOrderAsKnown(known, facts);
  if (!before) return { changes: allLineChanges, total: null };
  const [from, to] = [priceCheckout(before, draft), priceCheckout(facts, draft, coupon)];
  const total = from.total === to.total ? null : { from: from.total, to: to.total };
  return { changes: [...allLineChanges, ...getAmountChanges(from, to)], total };
}
