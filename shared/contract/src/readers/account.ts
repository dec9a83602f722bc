import type { Address, Customer, ProfileResponse } from '@shop/domain';
import {
  flag,
  id,
  isRecord,
  money,
  number,
  numberOrNull,
  numbers,
  oneOf,
  picture,
  type ReadContext,
  record,
  text,
  textOrNull,
  WireError,
  type WireRecord,
} from '@shop/contract/core';
import { messageFromWire } from './action-message';

export { messageFromWire };

/** ENT-24. */
export function addressFromWire(wire: WireRecord): Address {
  return {
    id: numberOrNull(wire.id),
    type: oneOf(wire.address_type, ['other', 'home', 'office']),
    address: text(wire.address),
    contactName: text(wire.contact_person_name),
    contactPhone: text(wire.contact_person_number),
    contactEmail: text(wire.contact_person_email),
    house: text(wire.house),
    floor: text(wire.floor),
    road: text(wire.road),
    note: text(wire.additional_information),
    latitude: number(wire.latitude),
    longitude: number(wire.longitude),
    zoneIds: numbers(wire.zone_ids),
  };
}

/** ENT-27; accepts both `l_name` and `last_name` (D-31). */
export function customerFromWire(wire: unknown, { decimals, pictureFolders }: ReadContext): Customer {
  const customer = record(wire, 'customer');
  return {
    id: id(customer.id, 'customer'),
    firstName: text(customer.f_name),
    lastName: text(customer.l_name) || text(customer.last_name),
    phone: text(customer.phone),
    email: text(customer.email),
    imageUrl: picture(customer.image_full_url, customer.image, 'customer_image_url', pictureFolders),
    phoneVerified: flag(customer.is_phone_verified),
    emailVerified: flag(customer.is_email_verified) || textOrNull(customer.email_verified_at) !== null,
    walletBalance: money(customer.wallet_balance, decimals),
    loyaltyPoints: number(customer.loyalty_point),
    referralCode: text(customer.ref_code),
    orderCount: number(customer.order_count),
    interests: numbers(customer.interest),
  };
}

/** CALL-03; a response that asks for a code contains the contact that it was sent to. */
export function profileResponseFromWire(wire: unknown): ProfileResponse {
  const on = isRecord(wire) ? text(wire.verification_on) : '';
  const kind = on === 'phone' || on === 'email' ? on : null;
  return {
    message: messageFromWire(wire),
    pendingVerification: kind && { kind, medium: isRecord(wire) ? text(wire.verification_medium) : '' },
  };
}

export const guestFromWire = (wire: unknown): string => {
  const guestId = textOrNull(record(wire, 'guest').guest_id);
  if (guestId === null) throw new WireError('guest has no id');
  return guestId;
};
