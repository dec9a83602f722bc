import { WireError } from '@shop/contract/core';
import { addressFromWire, customerFromWire, guestFromWire, messageFromWire } from './account';
import { loginFromWire } from './auth';

const context = { decimals: 2 };

describe('customer', () => {
  const read = (wire: object) => customerFromWire({ id: 1, ...wire }, context);

  it('has a last name in either spelling [D-31]', () => {
    expect(read({ l_name: 'Khan' }).lastName).toBe('Khan');
    expect(read({ l_name: '', last_name: 'Khan' }).lastName).toBe('Khan');
  });
  it('is verified by flag or by date [ENT-27]', () => {
    expect(read({ is_email_verified: 1 }).emailVerified).toBe(true);
    expect(read({ email_verified_at: '2026-01-01' }).emailVerified).toBe(true);
    expect(read({ email_verified_at: null }).emailVerified).toBe(false);
  });
  it('has its balance in minor units [D-15]', () => {
    expect(read({ wallet_balance: '10.55', loyalty_point: '7' })).toMatchObject({
      walletBalance: 1055,
      loyaltyPoints: 7,
    });
  });
});

it('reads the zones of an address from JSON in text [ENT-24]', () => {
  expect(addressFromWire({ id: 1, zone_ids: '[2,3]', address_type: 'office' })).toMatchObject({
    zoneIds: [2, 3],
    type: 'office',
  });
});

describe('sign-in', () => {
  it('has no token before verification [ENT-40]', () => {
    expect(loginFromWire({ token: null, is_phone_verified: 0 })).toEqual({
      token: null,
      phoneVerified: false,
      emailVerified: false,
      personalInfo: true,
      existingUser: null,
      phone: '',
      email: '',
      name: '',
      proof: '',
    });
  });
  it('reports missing data and an existing account [ENT-40]', () => {
    const wire = { token: 't', is_personal_info: 0, is_exist_user: { name: 'Ada', image: '/a.svg' } };
    expect(loginFromWire(wire)).toMatchObject({
      token: 't',
      personalInfo: false,
      existingUser: { name: 'Ada' },
    });
  });
});

it('reads a guest id that is a number or text, and needs one [CALL-32]', () => {
  expect(guestFromWire({ guest_id: 12 })).toBe('12');
  expect(guestFromWire({ data: { guest_id: 'abc' } })).toBe('abc');
  expect(() => guestFromWire({})).toThrow(WireError);
});

it('reads a message, or none [F-21]', () => {
  expect(messageFromWire({ message: 'Done' })).toBe('Done');
  expect(messageFromWire('Done')).toBe('');
});
