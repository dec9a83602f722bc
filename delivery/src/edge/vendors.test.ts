import type { ApiResponse } from './fetch-response';
import { contentPolicy } from './security';
import { getVendors, type Vendor } from './vendors';

const on = {
  social_login_status: 1,
  google_login_status: 1,
  facebook_login_status: 1,
  apple_login_status: 1,
};

/** The shop's settings as the backend sends them. */
const reported = (body: object): ApiResponse => ({ status: 200, body, text: '{}' });

const getPolicy = (vendors: Vendor[]) =>
  contentPolicy({ nonce: 'x', policies: ['shop-host'], apiOrigin: '', vendors });

it('allows the vendors whose keys the shop has, and no others [D-26]', () => {
  const keys = {
    social_login: [
      { login_medium: 'google', client_id: 'google-key' },
      { login_medium: 'facebook', client_id: '' },
    ],
    apple_login: [{ login_medium: 'apple', client_id: 'apple-key' }],
    firebase_web_config: { apiKey: 'phone-key' },
  };
  const all = { ...keys, centralize_login: on, firebase_otp_verification: 1 };
  expect(getVendors(reported(all), false)).toEqual(['google', 'apple', 'phone']);
  expect(getVendors(reported({ ...all, firebase_otp_verification: 0 }), true)).toEqual([
    'maps',
    'google',
    'apple',
  ]);
  const withoutGoogle = { ...all, centralize_login: { ...on, google_login_status: 0 } };
  expect(getVendors(reported(withoutGoogle), false)).toEqual(['apple', 'phone']);
  const withoutAny = { ...all, centralize_login: { ...on, social_login_status: 0 } };
  expect(getVendors(reported(withoutAny), false)).toEqual(['phone']);
});

it('allows none while the shop’s settings are unknown', () => {
  expect(getVendors(null, false)).toEqual([]);
  expect(getVendors({ ...reported({}), status: 404 }, false)).toEqual([]);
  expect(getVendors(reported({}), false)).toEqual([]);
});

it('allows each vendor what it needs', () => {
  expect(getPolicy(['google'])).toContain('frame-src https://accounts.google.com/gsi/;');
  expect(getPolicy(['facebook'])).toMatch(/connect-src [^;]*https:\/\/graph\.facebook\.com/);
  expect(getPolicy(['apple'])).toContain('frame-src https://appleid.apple.com;');
  expect(getPolicy(['phone'])).toMatch(/connect-src [^;]*https:\/\/identitytoolkit\.googleapis\.com/);
  expect(getPolicy(['google', 'phone'])).toMatch(/frame-src [^;]*accounts\.google\.com[^;]*recaptcha/);
});

it('is unchanged without vendors', () => {
  const policy = getPolicy([]);
  expect(policy).not.toMatch(/google|facebook|apple|frame-src/);
  expect(policy).toContain("require-trusted-types-for 'script'");
});
