/** Largest contentful paint of a release's pages; `p75` in milliseconds, null without samples. */
interface PaintHealth {
  samples: number;
  p75: number | null;
}

/** The measurements of a release's visits. */
export interface ReleaseHealth {
  /** Visitors who got the release. */
  visits: number;
  /** Of these, visitors for whom a part of it failed. */
  failing: number;
  /** Networks of the failing visitors, and how many of them are in the largest. */
  networks: number;
  failingInOne: number;
  paint: PaintHealth;
  /** The paints, by group of networks. */
  paintBy: PaintHealth[];
}

/** How much worse a canary may be than the default release. */
export interface AnalysisRules {
  /** Failing visits below which there is no complaint: the problem of a single browser is not the release's. */
  fewestFailing: number;
  /** Networks below which there is no complaint: one sender can imitate many visitors. */
  fewestNetworks: number;
  /** Rate of failing visits by which it may be worse: 0.01 is one in a hundred. */
  failingMargin: number;
  /** Standard deviations by which both rates must differ: the analysis checks often, and must rarely err. */
  certainty: number;
  /** Assumed rate of failing visits of a default with hardly any visits. */
  assumedFailing: number;
  /** Samples on both sides below which paints are not compared. */
  fewestSamples: number;
  /** Ratio, and milliseconds, by which its p75 may be later: both must be exceeded. */
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

/** Wilson's interval of the true rate, with `hits` of `all` observed. */
export function getRateInterval(hits: number, all: number, certainty: number): [least: number, most: number] {
  if (all === 0) return [0, 1];
  const square = certainty * certainty;
  const middle = (hits + square / 2) / (all + square);
  const spread = (certainty / (all + square)) * Math.sqrt((hits * (all - hits)) / all + square / 4);
  return [Math.max(0, middle - spread), Math.min(1, middle + spread)];
}

const percent = (rate: number) => `${Math.round(rate * 1_000) / 10} %`;

/** Why a canary must be rolled back, as text for the log; null if there is no reason. */
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
  // The complaint must hold without the claims of any one network.
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

/** Complains if paints are later overall, and in all groups of networks but one: a single sender is in one group. */
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
