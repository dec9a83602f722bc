/** Some of a release's visitors, each once. */
export interface NetworkCount {
  count: number;
  /** Their networks, and how many of them are in the largest. */
  networks: number;
  inOne: number;
}

/** Number of measurements, and their 75th percentile in milliseconds; null without any. */
export interface SpeedHealth {
  samples: number;
  p75: number | null;
}

/** A speed of a release's pages: altogether, and by group of networks. */
export interface Speed {
  all: SpeedHealth;
  groups: SpeedHealth[];
}

/** The measurements of a release's visits. */
export interface ReleaseHealth {
  /** Visitors who got the release. */
  visits: number;
  /** Of these, visitors for whom a part of it failed, in the browser or at the edge. */
  failing: NetworkCount;
  /** Of these, visitors who left before anything was painted. */
  left: NetworkCount;
  /** Largest contentful paints of the pages that it has a part in, and their slowest interactions. */
  paint: Speed;
  interaction: Speed;
}

/** How much worse a canary may be than the default release. */
export interface AnalysisRules {
  /** Failing visits below which there is no complaint: the problem of a single browser is not the release's. */
  fewestFailing: number;
  /** Networks below which there is no complaint: one sender can imitate many visitors. */
  fewestNetworks: number;
  /** Rate of failing visits by which it may be worse: 0.01 is one in a hundred; the same for visitors who leave unpainted pages. */
  failingMargin: number;
  leftMargin: number;
  /** Standard deviations by which both rates must differ: the analysis checks often, and must rarely err. */
  certainty: number;
  /** The same for a suspicion: it keeps a ramp from rising, and ends nothing. */
  suspicion: number;
  /** Assumed rate of failing visits of a default with hardly any visits, or where there is no default. */
  assumedFailing: number;
  /** Visits below which a release is not called healthy, and a default does not serve for comparison. */
  fewestVisits: number;
  /** Samples on both sides below which speeds are not compared. */
  fewestSamples: number;
  /** Ratio by which its p75 may be slower, and milliseconds for paints and interactions: both must be exceeded. */
  speedMargin: number;
  paintSlack: number;
  interactionSlack: number;
}

export const defaultRules: AnalysisRules = {
  fewestFailing: 5,
  fewestNetworks: 3,
  failingMargin: 0.01,
  leftMargin: 0.05,
  certainty: 3.3,
  suspicion: 1.64,
  assumedFailing: 0.02,
  fewestVisits: 100,
  fewestSamples: 100,
  speedMargin: 0.25,
  paintSlack: 300,
  interactionSlack: 100,
};
