import type { WalletBonus } from '@shop/domain';
import type { Queries } from '../../database/database';
import type { Texts } from '../../http/language';
import type { View } from '../../shop/shop';

export interface BonusRow {
  id: number;
  title_i18n: Texts;
  description_i18n: Texts;
  /** Percent, or minor units. */
  bonus: number;
  bonus_type: 'percent' | 'amount';
  minimum: number;
  maximum: number;
  starts_on: string;
  ends_on: string;
}

/** Valid bonuses of a day. The one with the lowest minimum comes first. */
export const bonusesOn = (queries: Queries, day: string): Promise<BonusRow[]> =>
  queries.query<BonusRow>(
    `SELECT * FROM wallet_bonuses WHERE active AND starts_on <= $1::date AND ends_on >= $1::date
     ORDER BY minimum, id`,
    [day],
  );

/** The domain's bonus; amounts are minor units in the database, too. */
export const toBonus = (row: BonusRow): WalletBonus => ({
  id: row.id,
  title: '',
  description: '',
  gives: { type: row.bonus_type, value: row.bonus },
  minimum: row.minimum,
  maximum: row.maximum,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
});

export const bonusToWire = (row: BonusRow, view: View) => ({
  id: row.id,
  title: view.text(row.title_i18n),
  description: view.text(row.description_i18n),
  bonus_type: row.bonus_type === 'percent' ? 'percentage' : 'amount',
  bonus_amount: row.bonus_type === 'percent' ? row.bonus : view.money(row.bonus),
  minimum_add_amount: view.money(row.minimum),
  maximum_bonus_amount: view.money(row.maximum),
  start_date: row.starts_on,
  end_date: row.ends_on,
});
