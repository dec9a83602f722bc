import { hash } from '@node-rs/argon2';
import { hoursBefore } from './calendar';
import type { Row } from './insert-rows';
import { findPlace } from './shop/place-rows';

/** The password of every demo customer; docs/demo-data.md has it. */
export const demoPassword = '12345678';

export const people = [
  { name: ['Amina', 'Rahman'], email: 'customer@example.com', phone: '+971500000001', wallet: 4250, points: 1280, code: 'AMINA10', days: 760 },
  { name: ['Bilal', 'Qureshi'], email: 'bilal@example.com', phone: '+971500000002', wallet: 0, points: 0, code: 'BILAL22', days: 310 },
  { name: ['Layla', 'Haddad'], email: 'layla@example.com', phone: '+971500000003', wallet: 12_000, points: 340, code: 'LAYLA33', days: 220 },
] as const; // oxfmt-ignore

export const addresses = [
  { customer: 1, type: 'home', place: 'marina-flats', house: '14', floor: '3', note: 'Ring twice, please.' },
  { customer: 1, type: 'office', place: 'tower-offices', house: '9', floor: '12', note: '' },
  {
    customer: 1,
    type: 'other',
    place: 'farmhouse-nine',
    house: '9',
    floor: '',
    note: 'Behind the date palms.',
  },
  { customer: 3, type: 'home', place: 'terrace-houses', house: '27', floor: '1', note: '' },
] as const;

/** Fixed salt: the password is public, and the same seed gives the same rows. */
const passwordHash = () =>
  hash(demoPassword, { memoryCost: 4096, timeCost: 1, salt: Buffer.from('mosaic-demo-salt') });

export async function customerRows(now: Date): Promise<Row[]> {
  const password = await passwordHash();
  return people.map(({ name, email, phone, wallet, points, code, days }, index) => ({
    id: index + 1,
    f_name: name[0],
    l_name: name[1],
    email,
    phone,
    password_hash: password,
    email_verified: true,
    phone_verified: true,
    wallet_balance: wallet,
    loyalty_points: points,
    ref_code: code,
    active: true,
    created_at: hoursBefore(now, days * 24),
  }));
}

export const addressRows = (now: Date): Row[] =>
  addresses.map((address, index) => {
    const place = findPlace(address.place);
    const owner = people[address.customer - 1];
    return {
      id: index + 1,
      customer_id: address.customer,
      address_type: address.type,
      address: place.address.en,
      contact_person_name: owner?.name.join(' '),
      contact_person_number: owner?.phone,
      contact_person_email: '',
      road: '',
      house: address.house,
      floor: address.floor,
      additional_information: address.note,
      latitude: place.latitude,
      longitude: place.longitude,
      created_at: hoursBefore(now, (90 - index) * 24),
    };
  });
