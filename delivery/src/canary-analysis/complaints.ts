/** Largest contentful paint of a release's pages; `p75` in milliseconds, null without samples. */
interface PaintHealth {
  samples: number;
  p75: number | null;
}

/** What is known of a release from the visits that it had. */
export interface ReleaseHealth {
  /** Visitors who got it. */
  visits: number;
  /** Of them, those for whom a part of it failed. */
  failing: number;
  /** Networks that those are in, and how many of them are in the one with the most. */
  networks: number;
  failingInOne: number;
  paint: PaintHealth;
  /** The same by parts of all networks. */
  paintBy: PaintHealth[];
}

/** How much worse a canary may be than the default release. */
export interface AnalysisRules {
  /** Failing visits below which nothing is concluded: a single browser's trouble is nobody's fault. */
  fewestFailing: number;
  /** Networks below which nothing is concluded: one sender can play many visitors. */
  fewestNetworks: number;
  /** Share of failing visits by which it may be worse: 0.01 is one in a hundred. */
  failingMargin: number;
  /** Standard deviations by which both shares must differ: the canary analysis looks many times, and errs rarely. */
  certainty: number;
  /** Share of failing visits that is assumed of a default that has had hardly any. */
  assumedFailing: number;
  /** Samples on both sides below which paints are not compared. */
  fewestSamples: number;
  /** Share, and milliseconds, by which its p75 may be later: both must be exceeded. */
  paintMargin: number;
  paintSlack: number;
}

export const defaultRules: AnalysisRules = {
  fewestFailing: 5,
  fewestNetworks: 3,
  failingMargin: 0.01,
  certainty: 3.3,
  assumedFailing: 0.02,
  fewestSamples: 100,
  paintMargin: 0.25,
  paintSlack: 300,
};

/** Wilson's interval: where the true share lies, seen `hits` of `all`. */
export function getRateInterval(hits: number, all: number, certainty: number): [least: number, most: number] {
  if (all === 0) return [0, 1];
  const square = certainty * certainty;
  const middle = (hits + square / 2) / (all + square);
  const spread = (certainty / (all + square)) * Math.sqrt((hits * (all - hits)) / all + square / 4);
  return [Math.max(0, middle - spread), Math.min(1, middle + spread)];
}

const percent = (rate: number) => `${Math.round(rate * 1_000) / 10} %`;

/** Why a canary must be rolled back, in words for the log; null while nothing speaks against it. */
export function findComplaint(
  canary: ReleaseHealth,
  stable: ReleaseHealth,
  rules: AnalysisRules = defaultRules,
): string | null {
  return findFailureComplaint(canary, stable, rules) ?? findPaintComplaint(canary, stable, rules);
}

function findFailureComplaint(
  canary: ReleaseHealth,
  stable: ReleaseHealth,
  rules: AnalysisRules,
): string | null {
  const failing = Math.min(canary.failing, canary.visits);
  if (failing < rules.fewestFailing || canary.networks < rules.fewestNetworks) return null;
  // It must be true without what any one network claims.
  const claimed = Math.min(canary.failingInOne, failing);
  const [least] = getRateInterval(failing - claimed, canary.visits - claimed, rules.certainty);
  const isUnknown = stable.visits < 100;
  const base = isUnknown
    ? rules.assumedFailing
    : getRateInterval(Math.min(stable.failing, stable.visits), stable.visits, rules.certainty)[1];
  if (least <= base + rules.failingMargin) return null;
  const comparison = isUnknown
    ? 'the default has hardly been seen'
    : `${stable.failing} of ${stable.visits} of the default`;
  return `${failing} of ${canary.visits} visits fail (${percent(failing / canary.visits)}), ${comparison}`;
}

const isSlower = (
  own: PaintHealth,
  other: PaintHealth,
  { paintMargin, paintSlack }: AnalysisRules,
): boolean =>
  own.p75 !== null &&
  other.p75 !== null &&
  own.p75 > other.p75 * (1 + paintMargin) &&
  own.p75 > other.p75 + paintSlack;

/** Later as a whole, and in all parts of the networks but one: a sender is in one. */
function findPaintComplaint(
  canary: ReleaseHealth,
  stable: ReleaseHealth,
  rules: AnalysisRules,
): string | null {
  const [own, other] = [canary.paint, stable.paint];
  if (Math.min(own.samples, other.samples) < rules.fewestSamples || !isSlower(own, other, rules)) return null;
  const slower = canary.paintBy.filter((part) => isSlower(part, other, rules)).length;
  return slower >= canary.paintBy.length - 1
    ? `p75 of its largest paint is ${own.p75} ms, the default's ${other.p75} ms`
    : null;
}
