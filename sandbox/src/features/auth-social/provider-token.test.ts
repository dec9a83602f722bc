import { signUp, socialLogin, socialRegister } from '@shop/contract';
import { setLogin } from '../../testing/login-settings';
import { newPerson } from '../../testing/people';
import { obtainGrant } from '../../testing/provider-window';
import { testNow } from '../../testing/test-clock';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ faults: true });
});
afterAll(() => shop.close());
beforeEach(() => setLogin(shop));
afterEach(() => shop.at(testNow));

type Body = Awaited<ReturnType<typeof obtainGrant>>;
const enter = (body: Body & { proof?: string; verified?: 'yes' | 'no' }) => shop.send(socialLogin, { body });

describe("a provider's token", () => {
  const refused = async (body: Parameters<typeof enter>[0]) => {
    const { status, errors } = await enter(body);
    return { status, code: errors[0]?.code, message: errors[0]?.message };
  };
  const unknown = {
    status: 403,
    code: 'token',
    message: 'That sign-in is no longer good. Please start again.',
  };
  const signedUp = async () => {
    const person = newPerson();
    await shop.send(signUp, { body: person });
    return person;
  };
  const fresh = () => obtainGrant(shop, 'google', { name: 'Noor', email: newPerson().email });

  it('that this backend has not issued is refused with a message [D-26]', async () => {
    expect(await refused({ ...(await fresh()), token: 'ya29.of-google-itself' })).toEqual(unknown);
  });

  it('of a real vendor cannot be checked here, and the error says so [D-26]', async () => {
    const body = await fresh();
    const keys = (google: string) => [{ login_medium: 'google', client_id: google }];
    await setLogin(shop, {}, { social_login: keys('a key') });
    const message = "This shop's backend cannot check who Google has let in.";
    expect(await refused(body)).toEqual({ status: 403, code: 'token', message });
    await setLogin(shop, {}, { social_login: keys('') });
    expect((await enter(body)).status).toBe(200);
  });

  it.each<[string, Partial<Body>]>([
    ["another's number", { unique_id: '0'.repeat(32) }],
    ["another's e-mail", { email: 'customer@example.com' }],
    ["another provider's name", { medium: 'facebook' }],
  ])('with %s is refused', async (_what, own) => {
    const body = await fresh();
    expect(await refused({ ...body, ...own })).toEqual(unknown);
    expect((await enter(body)).status).toBe(200);
  });

  it('is valid once, also when it is sent many times at once', async () => {
    const body = await fresh();
    const responses = await Promise.all(Array.from({ length: 10 }, () => enter(body)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await refused(body)).toEqual(unknown);
  });

  it('is valid for ten minutes', async () => {
    const body = await fresh();
    shop.at(new Date(testNow.getTime() + 11 * 60_000));
    expect(await refused(body)).toEqual(unknown);
  });

  it('is invalid where the shop has switched the provider off', async () => {
    const body = await fresh();
    await setLogin(shop, { google_login_status: 0 });
    expect(await refused(body)).toMatchObject({ status: 403, code: 'medium' });
  });

  it("cannot answer 'Is It You?' without the proof of that question, nor with another visitor's", async () => {
    const { email } = await signedUp();
    const body = await obtainGrant(shop, 'google', { name: 'N.', email });
    expect(await refused({ ...body, verified: 'yes' })).toMatchObject({ status: 403, code: 'proof' });
    const firstResponse = (await enter(body)).model;
    const other = { ...(await fresh()), verified: 'yes' as const, proof: firstResponse.proof };
    expect(await refused(other)).toMatchObject({ status: 403, code: 'proof' });
    const register = { ...(await fresh()), phone: newPerson().phone, proof: firstResponse.proof };
    expect((await shop.send(socialRegister, { body: register })).errors[0]?.code).toBe('proof');
  });
});
