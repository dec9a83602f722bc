import type { RolloutRule } from '../release-table';
import { checkRamp, type RampPlan } from './ramp';
import { ReleaseError } from './release-error';

/** How a release is assigned to some of the visitors; by default everybody gets it. */
export interface Rollout {
  /** Percentage of all visitors without a rule. */
  percent?: number;
  rules?: RolloutRule[] | undefined;
  /** Instead of one percentage several, one after the other: of everybody or, with rules, of those whom they match. */
  ramp?: RampPlan | undefined;
  /** Whether another canary of the app that runs may be ended. */
  replace?: boolean | undefined;
}

/** Refuses invalid percentages, and rules for a release that everybody gets anyway. */
export function checkRollout({ percent = 100, rules = [], ramp }: Rollout): void {
  if (ramp) checkRamp(ramp);
  const percentages = [percent, ...rules.map(({ traffic }) => traffic)];
  if (!percentages.every((one) => one >= 0 && one <= 100) || !percentages.some((one) => one > 0)) {
    throw new ReleaseError('invalid', `a percentage is more than 0 and at most 100, not ${percent}`);
  }
  if (ramp && rules.length && percent > 0)
    throw new ReleaseError('invalid', 'a ramp with rules is for the visitors of the rules: --percent 0');
  if (percent === 100 && rules.length) {
    throw new ReleaseError('invalid', 'rules need another percentage for everybody else: --percent 0');
  }
}

/** A step of a ramp: a percentage of everybody or, with rules, of the visitors whom these match. */
export const toStep = (percent: number, rules: readonly RolloutRule[] | undefined) =>
  rules?.length
    ? { percent: 0, rules: rules.map((rule) => ({ ...rule, traffic: percent })) }
    : { percent, rules: undefined };

/** What a rollout begins with. */
export const toFirstStep = ({ percent = 100, rules, ramp, replace }: Rollout) =>
  ramp?.steps[0] === undefined ? { percent, rules, replace } : { ...toStep(ramp.steps[0], rules), replace };

/** Parses 10 or 12.5 or 10%. */
export function parsePercent(text: string | boolean | undefined): number {
  if (text === undefined) return 100;
  const found = /^(\d{1,3}(\.\d{1,2})?)%?$/.exec(String(text));
  if (!found) throw new ReleaseError('invalid', `--percent takes a number such as 10 or 0.5, not "${text}"`);
  return Number(found[1]);
}
