import { login, verifyToken, type RequestArgs } from '@shop/contract';
import { issueGrant } from '../features/providers/grants';
import { codeFor, requestedReset, signInByPhone } from './codes';
import { newPerson, password } from './people';
import { obtainGrant } from './provider-window';
import { testNow } from './test-clock';
import type { TestShop } from './test-shop';

export type Calls = Record<string, () => Promise<RequestArgs> | RequestArgs>;

/** A successful call of each endpoint of signing in. */
export const signInCalls = (shopNow: () => TestShop): Calls => ({
  signUp: () => ({ body: newPerson() }),
  login: () => ({ body: { email_or_phone: 'customer@example.com', password: '12345678' } }),
  verifyContact: async () => {
    const { phone } = newPerson();
    await shopNow().send(login, { body: { login_type: 'otp', phone } });
    const otp = await codeFor(shopNow(), phone);
    return { body: { verification_type: 'phone', phone, otp, login_type: 'otp' } };
  },
  updateInfo: async () => {
    const { name, email, phone } = newPerson();
    const { proof } = (await signInByPhone(shopNow(), phone)).model;
    return { body: { name, email, proof } };
  },
  socialLogin: async () => ({
    body: await obtainGrant(shopNow(), 'google', { name: 'Noor', email: newPerson().email }),
  }),
  socialRegister: async () => {
    const { medium, token, unique_id } = await obtainGrant(shopNow(), 'facebook', {});
    return { body: { medium, token, unique_id, phone: newPerson().phone } };
  },
  verifyByPhoneProvider: async () => {
    const { phone } = newPerson();
    await shopNow().send(login, { body: { login_type: 'otp', phone } });
    const session_info = await issueGrant(shopNow().database, 'phone', { phone }, testNow);
    return { body: { session_info, phone, otp: await codeFor(shopNow(), phone), login_type: 'otp' } };
  },
  verifyResetByPhoneProvider: async () => {
    const { phone } = newPerson();
    await shopNow().send(login, { body: { login_type: 'otp', phone } });
    const sessionInfo = await issueGrant(shopNow().database, 'phone', { phone }, testNow);
    const code = await codeFor(shopNow(), phone);
    return { body: { sessionInfo, phoneNumber: phone, code, is_reset_token: true } };
  },
  forgotPassword: () => ({ body: { verification_method: 'email', email: newPerson().email } }),
  verifyToken: async () => ({ body: await requestedReset(shopNow()) }),
  resetPassword: async () => {
    const body = await requestedReset(shopNow());
    await shopNow().send(verifyToken, { body });
    return { body: { ...body, password, confirm_password: password } };
  },
});
