import {
  cartList,
  categoryList,
  customerInfo,
  login,
  logout,
  requestGuest,
  updateInterest,
} from '@shop/contract';
import { newCustomer, newGuest, newPerson, getScopeIn } from '../../testing/people';
import { testNow } from '../../testing/test-clock';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ faults: true });
});
afterAll(() => shop.close());
afterEach(() => shop.at(testNow));

const getInfo = (scope: { token: string }, language = 'en') =>
  shop.send(customerInfo, {}, { ...scope, language });
const refusal = async (scope: { token: string }, language?: string) => {
  const { status, errors } = await getInfo(scope, language);
  return [status, ...errors.map(({ code, message }) => `${code}: ${message}`)];
};

describe('a token', () => {
  it('is refused with the reason, in the language of the visitor [ERR-18] [ROLE-05]', async () => {
    const customer = await newCustomer(shop);
    expect(await refusal({ token: 'unknown' })).toEqual([401, 'auth-001: Unauthorized.']);
    shop.at(new Date(testNow.getTime() + 31 * 86_400_000));
    expect(await refusal(customer)).toEqual([401, 'auth-expired: Your token has been expired']);
    expect(await refusal(customer, 'ar')).toEqual([401, 'auth-expired: انتهت صلاحية جلستك']);
    shop.at(testNow);
    const { id } = (await getInfo(customer)).model;
    await shop.database.query('UPDATE customers SET active = false WHERE id = $1', [id]);
    expect(await refusal(customer)).toEqual([401, 'auth-inactive: Your account is inactive']);
  });

  it('ends with signing out; other tokens stay valid', async () => {
    const [one, other] = [await newCustomer(shop), await newCustomer(shop)];
    expect((await shop.send(logout, {}, one)).model).toBe('Logout successful.');
    expect(await refusal(one)).toEqual([401, 'auth-expired: Your token has been expired']);
    expect((await shop.send(logout, {}, one)).status).toBe(401);
    expect((await getInfo(other)).status).toBe(200);
  });

  it('is ignored by public endpoints, and does not count as a guest elsewhere [ROLE-01] [ROLE-02]', async () => {
    const { guestId } = await newGuest(shop);
    const scope = { token: 'unknown', guestId };
    expect((await shop.send(requestGuest, { body: {} }, scope)).status).toBe(200);
    expect((await shop.send(cartList, {}, scope)).status).toBe(401);
    expect((await shop.send(cartList, {}, { guestId })).status).toBe(200);
  });
});

describe('interests', () => {
  const idsIn = async (moduleId: number | null) =>
    (await shop.send(categoryList, {}, { moduleId })).model.map(({ id }) => id);
  const choose = (interest: number[], scope: { token: string; moduleId: number | null }) =>
    shop.send(updateInterest, { body: { interest } }, scope);

  it('are saved for each module, returned with the profile, and replaced [CALL-44]', async () => {
    const customer = await newCustomer(shop);
    const [food, grocery] = [await getScopeIn(shop, 'food'), await getScopeIn(shop, 'grocery')];
    const modules = [food.moduleId ?? null, grocery.moduleId ?? null] as const;
    const [meals, goods] = [await idsIn(modules[0]), await idsIn(modules[1])];
    expect((await getInfo(customer)).model.interests).toEqual([]);
    const chosen = async () => (await getInfo(customer)).model.interests;
    await choose(meals.slice(0, 2), { ...customer, moduleId: modules[0] });
    await choose(goods.slice(0, 1), { ...customer, moduleId: modules[1] });
    expect(await chosen()).toEqual([...meals.slice(0, 2), ...goods.slice(0, 1)].sort((a, b) => a - b));
    const again = await choose(meals.slice(1, 2), { ...customer, moduleId: modules[0] });
    expect(again.model).toBe('Updated successfully.');
    expect(await chosen()).toEqual([...meals.slice(1, 2), ...goods.slice(0, 1)].sort((a, b) => a - b));
    await choose([], { ...customer, moduleId: modules[0] });
    expect(await chosen()).toEqual(goods.slice(0, 1));
  });

  it('refuse categories of another module and unknown ones; guests have none [ROLE-05]', async () => {
    const customer = await newCustomer(shop);
    const food = (await getScopeIn(shop, 'food')).moduleId ?? null;
    const goods = await idsIn((await getScopeIn(shop, 'grocery')).moduleId ?? null);
    const scope = { ...customer, moduleId: food };
    for (const ids of [goods.slice(0, 1), [2_147_483_647]])
      expect(await choose(ids, scope)).toMatchObject({ status: 403, errors: [{ code: 'interest' }] });
    expect((await getInfo(customer)).model.interests).toEqual([]);
    const guest = await shop.send(updateInterest, { body: { interest: [] } }, await newGuest(shop));
    expect(guest.status).toBe(401);
  });
});

describe('switches for tests', () => {
  const put = async (path: string, payload: object) =>
    (await shop.app.inject({ method: 'PUT', url: `/sandbox/${path}`, payload })).statusCode;

  it('close and open an account, and set what is verified', async () => {
    const customer = await newCustomer(shop);
    const { id } = (await getInfo(customer)).model;
    const verified = { phone_verified: true, email_verified: true };
    expect(await put(`customers/${id}`, verified)).toBe(200);
    expect((await getInfo(customer)).model).toMatchObject({ phoneVerified: true, emailVerified: true });
    await put(`customers/${id}`, { phone_verified: false, active: false });
    expect((await getInfo(customer)).status).toBe(401);
    await put(`customers/${id}`, { active: true });
    expect((await getInfo(customer)).model).toMatchObject({ phoneVerified: false, emailVerified: true });
    expect(await put(`customers/${id}`, { active: 'yes' })).toBe(403);
  });

  it('list what was sent, to whom, the newest first', async () => {
    const { phone } = newPerson();
    await shop.send(login, { body: { login_type: 'otp', phone } });
    shop.at(new Date(testNow.getTime() + 61_000));
    await shop.send(login, { body: { login_type: 'otp', phone } });
    const sent = async (query: string) =>
      (await shop.app.inject(`/sandbox/outbox?${query}`)).json<{ messages: { id: number }[] }>().messages;
    const all = await sent(`to=${encodeURIComponent(phone)}`);
    expect(all).toMatchObject([{ channel: 'sms', recipient: phone }, { recipient: phone }]);
    expect(all[0]?.id).toBeGreaterThan(all[1]?.id ?? 0);
    expect(await sent(`to=${phone.slice(1)}&limit=1`)).toEqual(all.slice(0, 1));
    expect(await sent('limit=1')).toEqual(all.slice(0, 1));
    expect(await sent(`to=${encodeURIComponent(newPerson().phone)}`)).toEqual([]);
  });

  it("end a customer's sessions", async () => {
    const customer = await newCustomer(shop);
    const { id } = (await getInfo(customer)).model;
    const expire = (who: number | string) =>
      shop.app.inject({ method: 'POST', url: `/sandbox/customers/${who}/expire` });
    expect((await expire(id)).statusCode).toBe(200);
    expect(await refusal(customer)).toEqual([401, 'auth-expired: Your token has been expired']);
    expect((await expire(2_147_483_647)).statusCode).toBe(404);
    expect((await expire('x')).statusCode).toBe(404);
  });
});
