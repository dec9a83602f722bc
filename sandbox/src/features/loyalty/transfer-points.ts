import { pointsWorth, transferProblem, type ShopConfig } from '@shop/domain';
import type { Database } from '../../database/database';
import { invalid, type Refusal } from '../../http/refusal';
import type { Language } from '../../http/language';
import { moveMoney } from '../wallet/wallet';
import { lockPoints, movePoints } from './points';

/** Formats points in the visitor's language. */
const formatPoints = (points: number, language: Language) =>
  new Intl.NumberFormat(`${language}-u-nu-latn`).format(points);

function getRefusal(points: number, balance: number, rules: ShopConfig, language: Language): Refusal | null {
  switch (transferProblem(points, balance, rules.loyaltyRules, rules.currency.decimals)) {
    case 'minimum':
      return invalid('point', 'pointsMinimum', {
        points: formatPoints(rules.loyaltyRules.minimum, language),
      });
    case 'short':
      return invalid('point', 'pointsShort', { points: formatPoints(balance, language) });
    case 'worthless':
      return invalid('point', 'pointsWorthless');
    case null:
      return null;
  }
}

interface Transfer {
  customerId: number;
  /** Whole, at least 1. */
  points: number;
}

/** Converts points into money in one transaction; concurrent requests cannot convert more than there are. D-28, F-45. */
export function transferPoints(
  database: Database,
  { customerId, points }: Transfer,
  { rules, language, now }: { rules: ShopConfig; language: Language; now: Date },
): Promise<void> {
  if (!rules.loyalty || !rules.wallet) throw invalid('loyalty', 'pointsOff');
  return database.transaction(async (tx) => {
    const refusal = getRefusal(points, await lockPoints(tx, customerId), rules, language);
    if (refusal) throw refusal;
    const amount = pointsWorth(points, rules.loyaltyRules, rules.currency.decimals);
    await movePoints(tx, customerId, { kind: 'point_to_wallet', points: -points, reference: '' }, now);
    await moveMoney(tx, customerId, { kind: 'loyalty_point', amount, reference: String(points) }, now);
  });
}
