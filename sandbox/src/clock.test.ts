import { addToCart, addToRentalCart, cartList, saveList, shareCart, signUp } from '@shop/contract';
import { dropOld } from './clock';
import { beginAttempt } from './features/auth/attempts';
import { dropUnfinished } from './features/auth/complete-account';
import { revokeTokens, toHash } from './features/auth/tokens';
import { adding } from './testing/goods';
import { createOrderFixture } from './testing/order-fixture';
import { newPerson, signIn } from './testing/people';
import { planFor } from './testing/rental-fixture';
import { testNow } from './testing/test-clock';

const fixture = createOrderFixture();
/** The clock of the database, which dates its rows, runs ahead of the tests'. */
const later = (days: number) => new Date(Date.now() + days * 86_400_000);
const query = <Row>(sql: string, values: string[] = []) => fixture.shop.database.query<Row>(sql, values);
const drop = (days: number) => dropOld(fixture.shop.database, later(days));

describe('guests', () => {
  const isKnown = async ({ guestId }: { guestId: string }) =>
    (await query('SELECT 1 FROM guests WHERE id = $1', [guestId])).length === 1;
  const rowsIn = async (table: string, { guestId }: { guestId: string }) =>
    (await query(`SELECT 1 FROM ${table} WHERE owner_id = $1`, [guestId])).length;
  const age = async ({ guestId }: { guestId: string }, days: number) => {
    await query(`UPDATE guests SET created_at = created_at - interval '${days} days' WHERE id = $1`, [
      guestId,
    ]);
    for (const table of ['carts', 'rental_carts', 'saved_lists'])
      await query(
        `UPDATE ${table} SET updated_at = updated_at - interval '${days} days' WHERE owner_id = $1`,
        [guestId],
      );
  };
  const full = async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    await fixture.shop.send(saveList, { body: { kind: 'list', name: 'Week' } }, guest);
    await fixture.shop.send(shareCart, { body: { store_id: fixture.goods.storeId } }, guest);
    await fixture.shop.send(
      addToRentalCart,
      { body: { ...planFor(0, 6), vehicle_id: 1, quantity: 1 } },
      guest,
    );
    return guest;
  };

  it('are forgotten with carts and lists after half a year without a change', async () => {
    const [guest, fresh] = [await full(), await full()];
    await age(guest, 181);
    await age(fresh, 179);
    await drop(0);
    expect([await isKnown(guest), await isKnown(fresh)]).toEqual([false, true]);
    for (const table of ['carts', 'rental_carts', 'saved_lists', 'shared_carts', 'idempotency_keys'])
      expect([table, await rowsIn(table, guest)]).toEqual([table, 0]);
    expect((await fixture.shop.send(cartList, {}, fresh)).model).toHaveLength(1);
    expect((await fixture.shop.send(cartList, {}, guest)).status).toBe(401);
  });

  it.each(['carts', 'rental_carts', 'saved_lists'])('stay where %s have changed since', async (table) => {
    const guest = await full();
    await age(guest, 181);
    await query(`UPDATE ${table} SET updated_at = now() WHERE owner_id = $1`, [guest.guestId]);
    await drop(0);
    expect(await isKnown(guest)).toBe(true);
    expect(await rowsIn('carts', guest)).toBe(1);
  });

  it('stay with their orders [D-23]', async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    await fixture.order(guest, fixture.bodyFor(10.5));
    await age(guest, 1_000);
    await drop(0);
    expect(await isKnown(guest)).toBe(true);
  });

  it('stay while a customer has to decide about their cart [D-17]', async () => {
    const person = newPerson();
    const { token } = (await fixture.shop.send(signUp, { body: person })).model;
    await fixture.shop.send(addToCart, { body: adding(fixture.goods.elsewhere) }, { token });
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    await signIn(fixture.shop, person.email, guest.guestId);
    await age(guest, 181);
    await drop(0);
    expect(await rowsIn('carts', guest)).toBe(1);
  });

  it('stay while a customer has to decide about their rental cart [D-17]', async () => {
    const guest = await full();
    await query(
      `INSERT INTO rental_cart_merges (customer_id, guest_id, offered) SELECT min(id), $1, '{1}' FROM customers`,
      [guest.guestId],
    );
    await age(guest, 181);
    await drop(0);
    expect(await isKnown(guest)).toBe(true);
  });
});

describe('sessions', () => {
  const known = async (customerId: number) =>
    (
      await query<{ token_hash: string }>('SELECT token_hash FROM tokens WHERE customer_id = $1', [
        String(customerId),
      ])
    ).map(({ token_hash: hash }) => hash);

  it('are forgotten a month after their end, except the last of an account', async () => {
    const person = newPerson();
    await fixture.shop.send(signUp, { body: person });
    await signIn(fixture.shop, person.email);
    const [row] = await query<{ id: number }>('SELECT id FROM customers WHERE email = $1', [
      person.email.toLowerCase(),
    ]);
    const id = row?.id ?? 0;
    await revokeTokens(fixture.shop.database, id, testNow);
    fixture.shop.at(new Date(testNow.getTime() + 60_000));
    const { token } = (await signIn(fixture.shop, person.email)).model;
    const elapsed = (days: number) =>
      dropOld(fixture.shop.database, new Date(testNow.getTime() + days * 86_400_000));
    await elapsed(29);
    expect(await known(id)).toHaveLength(3);
    await elapsed(31);
    expect(await known(id)).toEqual([toHash(token ?? '')]);
    await elapsed(1_000);
    expect(await known(id)).toHaveLength(1);
    // without any, the account would count as one that nobody has ever signed in to
    await dropUnfinished(fixture.shop.database, [{ column: 'phone', value: person.phone }]);
    expect((await signIn(fixture.shop, person.email)).status).toBe(200);
  });
});

it.each<[string, string, number, number]>([
  [
    'repeated requests',
    `INSERT INTO idempotency_keys (owner_kind, owner_id, key, request_hash) VALUES ('guest', 'g', 'k', '')`,
    29,
    31,
  ],
  ['tries', `INSERT INTO login_attempts (identifier, failures) VALUES ('g', 3)`, 0.9, 1.1],
  [
    'links',
    `INSERT INTO shared_carts SELECT 'g', 'guest', 'g', min(id), now() + interval '1 day' FROM stores`,
    0.9,
    1.1,
  ],
])('%s are forgotten in time, not before', async (_what, insert, before, after) => {
  const table = /INTO (\w+)/.exec(insert)?.[1] ?? '';
  const count = async () =>
    (await query<{ text: string }>(`SELECT ${table}::text AS text FROM ${table}`)).filter(({ text }) =>
      /^\((guest,)?g,/.test(text),
    ).length;
  await query(insert);
  await drop(before);
  expect(await count()).toBe(1);
  await drop(after);
  expect(await count()).toBe(0);
});

it('a lock holds however old its failures are [F-47]', async () => {
  const { database } = fixture.shop;
  await query(`INSERT INTO login_attempts (identifier, failures, last_at, locked_until)
    VALUES ('locked', 10, now() - interval '3 days', now() + interval '1 hour')`);
  await drop(0);
  await expect(beginAttempt(database, 'locked', later(0))).rejects.toThrow();
});
