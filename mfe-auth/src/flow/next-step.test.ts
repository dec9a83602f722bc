import { aLogin } from '@shop/testing';
import { getNextStep, type SignInMethod } from './next-step';

const email = 'sara@example.com';
const phone = '+923001112233';
const password: SignInMethod = { loginType: 'manual', medium: null, phone: '', email };
const passwordByPhone: SignInMethod = { ...password, phone, email: '' };
const otp: SignInMethod = { loginType: 'otp', medium: null, phone, email: '' };
const google: SignInMethod = { loginType: 'social', medium: 'google', phone: '', email };
const facebook: SignInMethod = { ...google, medium: 'facebook' };
const apple: SignInMethod = { ...google, medium: 'apple' };
const open = { token: null };
const existingUser = { name: 'Sara', imageUrl: null };

it.each([
  ['is in with a token [STATE-42]', password, {}, { mode: 'in', token: 'token-1' }],
  [
    'proves the phone first [STATE-43]',
    password,
    { ...open, phoneVerified: false, emailVerified: false, phone: '+923001112233' },
    { mode: 'code', kind: 'phone' },
  ],
  [
    'then the e-mail [STATE-43]',
    password,
    { ...open, emailVerified: false },
    { mode: 'code', kind: 'email' },
  ],
  [
    'enters a code that was requested by phone [STATE-43]',
    otp,
    { ...open, phoneVerified: false },
    { mode: 'code', kind: 'phone' },
  ],
  [
    'finishes the profile before anything is proved [STATE-45]',
    otp,
    { ...open, personalInfo: false, emailVerified: false },
    { mode: 'user-info' },
  ],
  [
    'asks "Is It You?" before all else [STATE-45]',
    google,
    { ...open, existingUser, personalInfo: false, phoneVerified: false },
    { mode: 'is-it-you' },
  ],
  ['asks for a phone after Google [STATE-49]', google, { ...open, phoneVerified: false }, { mode: 'phone' }],
  ['asks for a phone after Facebook [STATE-49]', facebook, open, { mode: 'phone' }],
  ['asks for it with the profile after Apple [STATE-49]', apple, open, { mode: 'user-info' }],
  [
    'proves a phone that is there after a provider [STATE-43]',
    google,
    { ...open, phoneVerified: false, phone: '+923001112233' },
    { mode: 'code', kind: 'phone' },
  ],
  [
    'proves the e-mail after a provider where only that is due [STATE-43]',
    google,
    { ...open, emailVerified: false },
    { mode: 'code', kind: 'email' },
  ],
  [
    'asks for the phone that must be proved, where nobody has named it [STATE-43]',
    password,
    { ...open, phoneVerified: false, email },
    { mode: 'phone' },
  ],
  [
    'has no way on where nobody has named the e-mail address that must be proved [STATE-43]',
    passwordByPhone,
    { ...open, emailVerified: false },
    { mode: 'stuck', lacks: 'email' },
  ],
  [
    'has no way on where nothing is due and there is no token',
    password,
    open,
    { mode: 'stuck', lacks: null },
  ],
] as const)('%s', (_case, method, response, step) => {
  expect(getNextStep(aLogin(response), method)).toEqual(step);
});
