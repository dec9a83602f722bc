import { isRecord } from '@shop/contract';
import { localTime, type ShopConfig } from '@shop/domain';
import { json, type Queries } from '../../database/database';
import { invalid, notFound } from '../../http/refusal';
import { tidyDeep, tidyText } from '../../http/tidy';
import { toWholeNumber } from '../../http/whole-number';
import type { Server } from '../../serve';
import { defaultSettings } from '../../shop/default-settings';
import { switchBody } from './changed-rows';
import { couponSwitch, switchCoupon } from './coupon-switch';
import { customerSwitch, switchCustomer } from './customer-switch';
import { itemSwitch, switchItem } from './item-switch';
import { storeSwitch, switchStore } from './store-switch';
import { Money } from './switch-fields';
import { switchZone, zoneSwitch } from './zone-switch';

/** Settings by their wire names, also single values inside a record; unknown ones are refused. */
async function mergeSettings(tx: Queries, changes: unknown): Promise<void> {
  if (!isRecord(changes)) throw invalid('settings', 'invalid', { field: 'settings' });
  const known = await tx.query<{ key: string }>('SELECT key FROM settings');
  const names = new Set([...Object.keys(defaultSettings), ...known.map(({ key }) => key)]);
  for (const [key, value] of Object.entries(changes)) {
    if (!names.has(key)) throw invalid('settings', 'invalid', { field: key.replace(/[{}]/g, '') });
    const otherwise = defaultSettings[key];
    const whole = isRecord(value) && isRecord(otherwise) ? { ...otherwise, ...value } : value;
    await tx.query(
      `INSERT INTO settings (key, value) VALUES ($1, $2::jsonb)
       ON CONFLICT (key) DO UPDATE SET value = CASE
         WHEN jsonb_typeof(settings.value) = 'object' AND jsonb_typeof($3::jsonb) = 'object'
         THEN settings.value || $3::jsonb ELSE $3::jsonb END`,
      [key, json(whole), json(value)],
    );
  }
}

interface Rules {
  config: ShopConfig;
  money: Money;
}

/**
 * `PUT /sandbox/{settings, items/:id, stores/:id, zones/:id, coupons/:code, customers/:id}`: updates them immediately.
 * Money in major units, as everywhere on the wire; fields that the body leaves out stay unchanged.
 */
export function switchRoutes({ app, shop }: Server): void {
  const { database } = shop;
  const rulesNow = async (): Promise<Rules> => {
    const { rules: config } = await shop.settings();
    return { config, money: new Money(config.currency.decimals) };
  };

  app.put('/sandbox/settings', async ({ body }) => {
    if (tidyDeep(body) !== null) throw invalid('settings', 'invalid', { field: 'settings' });
    await database.transaction((tx) => mergeSettings(tx, body));
    shop.forgetSettings();
    return { changed: 1 };
  });

  const route = (
    path: string,
    work: (tx: Queries, id: number, body: unknown, rules: Rules) => Promise<number>,
  ) =>
    app.put<{ Params: { id: string } }>(`/sandbox/${path}/:id`, async ({ params, body }) => {
      const id = toWholeNumber(params.id);
      const rules = await rulesNow();
      const cleanBody = tidyDeep(body) === null ? body : null;
      const changed = id === null ? 0 : await database.transaction((tx) => work(tx, id, cleanBody, rules));
      if (changed === 0) throw notFound();
      return { changed };
    });

  route('items', (tx, id, body, { money }) => switchItem(tx, id, switchBody(itemSwitch, body), money));
  route('zones', (tx, id, body, { money }) => switchZone(tx, id, switchBody(zoneSwitch, body), money));
  route('customers', (tx, id, body, { money }) =>
    switchCustomer(tx, id, switchBody(customerSwitch, body), { money, now: shop.now() }),
  );
  route('stores', (tx, id, body, { money, config }) => {
    const today = localTime(shop.now(), config.timeZone).day;
    return switchStore(tx, id, switchBody(storeSwitch, body), { money, today });
  });

  app.put<{ Params: { code: string } }>('/sandbox/coupons/:code', async ({ params, body }) => {
    const { money } = await rulesNow();
    const code = tidyText(params.code).trim().slice(0, 100);
    if (!code) throw notFound();
    const wanted = switchBody(couponSwitch, tidyDeep(body) === null ? body : null);
    return { changed: await database.transaction((tx) => switchCoupon(tx, code, wanted, money)) };
  });
}
