import { customerInfo, login, updateInfo } from '@shop/contract';
import { codeFor, countSent, enterCode, signInByPhone } from '../../testing/codes';
import { newPerson } from '../../testing/people';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());

const askCode = (phone: string) => shop.ask(login, { body: { login_type: 'otp', phone } });

it('sends a code, asks a new phone for a profile, makes the account, and knows it the next time [CALL-33] [CALL-35] [CALL-38] [BIZ-05]', async () => {
  const { phone, email } = newPerson();
  expect((await askCode(phone)).model).toMatchObject({
    token: null,
    phoneVerified: false,
    existingUser: null,
  });
  expect(await codeFor(shop, phone)).toMatch(/^\d{6}$/);
  const due = (await enterCode(shop, phone)).model;
  expect(due).toMatchObject({ token: null, personalInfo: false, phone });
  const body = { name: 'Sara Khan', email, proof: due.proof };
  const { token } = (await shop.ask(updateInfo, { body })).model;
  expect((await shop.ask(customerInfo, {}, { token })).model).toMatchObject({
    firstName: 'Sara',
    lastName: 'Khan',
    phone,
    phoneVerified: true,
    email: email.toLowerCase(),
    emailVerified: false,
  });
  expect((await signInByPhone(shop, phone)).model).toMatchObject({
    token: expect.any(String) as string,
    proof: '',
  });
  expect(await countSent(shop, phone)).toBe(2);
});
