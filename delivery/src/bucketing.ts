import { getCanaries, getDefault, type RolloutRule, type TableEntry } from './release-table';

/**
 * A 32-bit hash whose every bit depends on every letter: FNV-1a over UTF-16 units, then murmur3's finaliser.
 * The last step matters, because buckets use the highest bits.
 */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Weights are hundredths of a percent. */
const weights = 10_000;

/** Bucket of a visitor from 0 to 9,999, always the same. Salt and visitor are hashed together. */
export const getBucket = (salt: string, visitorId: string): number =>
  // (hash × weights) >> 32: both factors are small enough for a product without loss.
  Math.floor((hash32(`${salt}\u0000${visitorId}`) * weights) / 2 ** 32);

/** The properties that determine a visitor's release. `country`: null if the proxy does not send it. */
export interface Audience {
  id: string;
  moduleId: number | null;
  zoneIds: readonly number[];
  country: string | null;
  language: string;
  isCustomer: boolean;
}

const isIn = <Value>(allowed: readonly Value[] | undefined, ...values: readonly (Value | null)[]) =>
  !allowed || values.some((value) => value !== null && allowed.includes(value));

const matchesRule = (
  rule: RolloutRule,
  { moduleId, zoneIds, country, language, isCustomer }: Audience,
): boolean =>
  isIn(rule.module, moduleId) &&
  isIn(rule.zone, ...zoneIds) &&
  isIn(rule.country, country) &&
  isIn(rule.language, language) &&
  (rule.customer ?? isCustomer) === isCustomer;

/** The canary's percentage for a visitor; null: it is not for this visitor. */
const getRolloutPercent = ({ traffic, rules }: TableEntry['deployment'], visitor: Audience): number | null =>
  rules?.find((rule) => matchesRule(rule, visitor))?.traffic ?? (traffic > 0 ? traffic : null);

/**
 * The release of an app for a visitor. A canary's range starts at 0 and the default has the rest, so raising the canary's
 * percentage adds visitors and removes none (F-14). A visitor whom the rules of two canaries match, because they are in two
 * zones, belongs to the one that began first, whatever the percentages are.
 */
export function assignRelease(entries: readonly TableEntry[], visitor: Audience): TableEntry | undefined {
  for (const canary of getCanaries(entries)) {
    const percent = getRolloutPercent(canary.deployment, visitor);
    if (percent === null) continue;
    const bucket = getBucket(canary.deployment.salt, visitor.id);
    return bucket < Math.round(percent * 100) ? canary : getDefault(entries);
  }
  return getDefault(entries);
}

const conditions = ['module', 'zone', 'country', 'language', 'customer'] as const;

/** Whether both rules name other values of at least one condition. */
const areRulesApart = (one: RolloutRule, other: RolloutRule): boolean =>
  conditions.some((condition) => {
    const [values, others] = [one[condition], other[condition]].map((value) => value && [value].flat());
    return values && others && !values.some((value) => others.includes(value));
  });

/** The audience of a canary: its percentage of everybody, and its rules. */
interface Reach {
  traffic: number;
  rules?: readonly RolloutRule[] | undefined;
}

/** Whether two canaries may run side by side: both rest on rules alone, which tell their visitors apart. */
export const areApart = (one: Reach, other: Reach): boolean =>
  one.traffic === 0 &&
  other.traffic === 0 &&
  (one.rules ?? []).every((rule) => (other.rules ?? []).every((against) => areRulesApart(rule, against)));
