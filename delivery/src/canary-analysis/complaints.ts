import { limits } from './measures';
import {
  defaultRules,
  type AnalysisRules,
  type NetworkCount,
  type ReleaseHealth,
  type Speed,
  type SpeedHealth,
} from './release-health';

/**
 * What is known of a canary: `failing` must be rolled back; `held` must not rise, because too few visitors have seen it or
 * something may be wrong; `healthy` may. `because`: text for log and history.
 */
export interface Verdict {
  state: 'failing' | 'held' | 'healthy';
  because: string;
}

/** Wilson's interval of the true rate, with `hits` of `all` observed. */
export function getRateInterval(hits: number, all: number, certainty: number): [least: number, most: number] {
  if (all === 0) return [0, 1];
  const square = certainty * certainty;
  const middle = (hits + square / 2) / (all + square);
  const spread = (certainty / (all + square)) * Math.sqrt((hits * (all - hits)) / all + square / 4);
  return [Math.max(0, middle - spread), Math.min(1, middle + spread)];
}

const percent = (rate: number) => `${Math.round(rate * 1_000) / 10} %`;

/** `stable` null: there is no default, because this is the app's first release. */
type Stable = ReleaseHealth | null;

/** Judges a canary by its visits and those of the default release; without one by fixed limits. */
export function judge(canary: ReleaseHealth, stable: Stable, rules: AnalysisRules = defaultRules): Verdict {
  const complaint = findComplaint(canary, stable, rules);
  if (complaint) return { state: 'failing', because: complaint };
  if (canary.visits < rules.fewestVisits)
    return { state: 'held', because: `${canary.visits} of the ${rules.fewestVisits} visits that it needs` };
  const suspicion = findSuspicion(canary, stable, rules);
  if (suspicion) return { state: 'held', because: suspicion };
  return { state: 'healthy', because: describeFailures(canary, stable, rules) };
}

/** Why a canary must be rolled back, as text for the log; null if there is no reason. */
export function findComplaint(
  canary: ReleaseHealth,
  stable: Stable,
  rules: AnalysisRules = defaultRules,
): string | null {
  if (isFailing(canary, stable, rules, rules.certainty)) return describeFailures(canary, stable, rules);
  if (stable === null) return null;
  if (isLeft(canary, stable, rules)) {
    const [own, other] = [canary, stable].map(({ left, visits }) => `${left.count} of ${visits}`);
    return `${own} visitors leave before anything is painted, ${other} of the default`;
  }
  const { paintSlack, interactionSlack } = rules;
  return (
    findSlowness('largest paint', canary.paint, stable.paint, rules, paintSlack) ??
    findSlowness('slowest interaction', canary.interaction, stable.interaction, rules, interactionSlack)
  );
}

/** What may be wrong with a canary, and is not certain enough to roll it back. */
function findSuspicion(canary: ReleaseHealth, stable: Stable, rules: AnalysisRules): string | null {
  if (isFailing(canary, stable, rules, rules.suspicion))
    return `perhaps ${describeFailures(canary, stable, rules)}`;
  if (stable === null)
    return (
      findPoorSpeed('largest paint', canary.paint.all, limits.LCP[1], rules) ??
      findPoorSpeed('slowest interaction', canary.interaction.all, limits.INP[1], rules)
    );
  const speeds = [
    ['largest paint', canary.paint.all, stable.paint.all, rules.paintSlack],
    ['slowest interaction', canary.interaction.all, stable.interaction.all, rules.interactionSlack],
  ] as const;
  const slow = speeds.find(
    ([, own, other, slack]) => isComparable(own, other, rules) && isSlower(own, other, rules, slack),
  );
  return slow ? `${describeSlowness(slow[0], slow[1], slow[2])}, by the visitors of few networks` : null;
}

/** Whether a share of the visits is too high: at a certainty, and without the claims of any one network. */
function isTooMany(
  { count, networks, inOne }: NetworkCount,
  visits: number,
  most: number,
  certainty: number,
  { fewestFailing, fewestNetworks }: AnalysisRules,
): boolean {
  const hits = Math.min(count, visits);
  if (hits < fewestFailing || networks < fewestNetworks) return false;
  const claimed = Math.min(inOne, hits);
  return getRateInterval(hits - claimed, visits - claimed, certainty)[0] > most;
}

/** The default; null if it has too few visits to be compared with. */
const getKnown = (stable: Stable, { fewestVisits }: AnalysisRules): Stable =>
  stable && stable.visits >= fewestVisits ? stable : null;

function isFailing(canary: ReleaseHealth, stable: Stable, rules: AnalysisRules, certainty: number): boolean {
  const known = getKnown(stable, rules);
  const base = known
    ? getRateInterval(Math.min(known.failing.count, known.visits), known.visits, certainty)[1]
    : rules.assumedFailing;
  return isTooMany(canary.failing, canary.visits, base + rules.failingMargin, certainty, rules);
}

function isLeft(canary: ReleaseHealth, stable: ReleaseHealth, rules: AnalysisRules): boolean {
  if (Math.min(canary.visits, stable.visits) < rules.fewestVisits) return false;
  const hits = Math.min(stable.left.count, stable.visits);
  const [, most] = getRateInterval(hits, stable.visits, rules.certainty);
  return isTooMany(canary.left, canary.visits, most + rules.leftMargin, rules.certainty, rules);
}

function describeFailures(canary: ReleaseHealth, stable: Stable, rules: AnalysisRules): string {
  const failing = Math.min(canary.failing.count, canary.visits);
  const share = canary.visits === 0 ? '' : ` (${percent(failing / canary.visits)})`;
  const known = getKnown(stable, rules);
  const unknown = stable ? 'the default has hardly been seen' : 'there is no default to compare with';
  const comparison = known ? `${known.failing.count} of ${known.visits} of the default` : unknown;
  return `${failing} of ${canary.visits} visits fail${share}, ${comparison}`;
}

const isComparable = (own: SpeedHealth, other: SpeedHealth, { fewestSamples }: AnalysisRules): boolean =>
  Math.min(own.samples, other.samples) >= fewestSamples;

const isSlower = (
  own: SpeedHealth,
  other: SpeedHealth,
  { speedMargin }: AnalysisRules,
  slack: number,
): boolean =>
  own.p75 !== null &&
  other.p75 !== null &&
  own.p75 > other.p75 * (1 + speedMargin) &&
  own.p75 > other.p75 + slack;

const describeSlowness = (what: string, own: SpeedHealth, other: SpeedHealth) =>
  `p75 of its ${what} is ${own.p75} ms, the default's ${other.p75} ms`;

/** Complains if it is slower overall, and in all groups of networks but one: a single sender is in one group. */
function findSlowness(
  what: string,
  own: Speed,
  { all: other }: Speed,
  rules: AnalysisRules,
  slack: number,
): string | null {
  if (!isComparable(own.all, other, rules) || !isSlower(own.all, other, rules, slack)) return null;
  const slower = own.groups.filter((group) => isSlower(group, other, rules, slack)).length;
  return slower >= own.groups.length - 1 ? describeSlowness(what, own.all, other) : null;
}

/** Of a release without a default to compare with. */
const findPoorSpeed = (
  what: string,
  { samples, p75 }: SpeedHealth,
  poor: number,
  { fewestSamples }: AnalysisRules,
): string | null =>
  samples >= fewestSamples && p75 !== null && p75 > poor
    ? `p75 of its ${what} is ${p75} ms, more than ${poor} ms`
    : null;
