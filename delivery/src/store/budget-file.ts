import { existsSync, readFileSync } from 'node:fs';
import type { SizeBudget, SizeBudgets } from './budget-checks';
import { ReleaseError } from './release-error';

const kinds = ['entry', 'chunk', 'page'];
const kibibyte = 1_024;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Validates a budget: a mistyped name would disable it. */
function budgetFrom(path: string, app: string, value: unknown): SizeBudget {
  const sizes = isObject(value) ? Object.entries(value) : [];
  const isGood = ([part, size]: [string, unknown]) =>
    kinds.includes(part) && typeof size === 'number' && size > 0;
  if (sizes.length > 0 && sizes.every(isGood)) {
    return Object.fromEntries(sizes.map(([part, size]) => [part, Number(size) * kibibyte]));
  }
  throw new ReleaseError('invalid', `${path}: ${app} needs sizes in KiB for some of ${kinds.join(', ')}`);
}

/** Budgets of a file with KiB by app; throws if it is invalid (`invalid`). */
function readBudgets(path: string): SizeBudgets {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new ReleaseError('invalid', `${path} cannot be read, or is not JSON`);
  }
  if (!isObject(value)) throw new ReleaseError('invalid', `${path} must contain apps and their budgets`);
  return Object.fromEntries(Object.entries(value).map(([app, one]) => [app, budgetFrom(path, app, one)]));
}

/** `setting`: a path, or `off`. Without it the `usual` file is used if it exists. */
export function budgetsFrom(setting: string | undefined, fallback: string): SizeBudgets {
  if (setting === 'off' || (!setting && !existsSync(fallback))) return {};
  return readBudgets(setting || fallback);
}
