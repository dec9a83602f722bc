import { toCoordinates, type AddressBody } from '@shop/contract';
import type { Address, Customer, NamedLocation, Position } from '@shop/domain';
import type { AddressValues } from './contact-schema';

/** Initial values: the address that is edited, or the visitor's location and name. */
export function getInitialValues(
  known: Address | null,
  place: NamedLocation | null,
  customer: Customer | null,
  middle: Position,
): AddressValues {
  const point = known ?? place ?? middle;
  return {
    contact_person_name: known?.contactName ?? getCustomerName(customer),
    contact_person_number: known?.contactPhone ?? customer?.phone ?? '',
    contact_person_email: known?.contactEmail ?? customer?.email ?? '',
    address_type: known?.type ?? 'home',
    address: known?.address || place?.address || '',
    latitude: point.latitude,
    longitude: point.longitude,
    house: known?.house ?? '',
    floor: known?.floor ?? '',
    road: known?.road ?? '',
    additional_information: known?.note ?? '',
    save: true,
  };
}

export const getCustomerName = (customer: Customer | null) =>
  customer ? `${customer.firstName} ${customer.lastName}`.trim() : '';

/** The visitor's location as a delivery address, with the customer as contact. ENT-26. */
export const toSelectedAddress = (
  place: NamedLocation,
  zoneIds: number[],
  customer: Customer | null,
): Address => toAddress(getInitialValues(null, place, customer, place), zoneIds);

/** A customer as a contact without an address, for take away. */
export const getContact = (customer: Customer): Address => ({
  ...toSelectedAddress({ address: '', latitude: 0, longitude: 0 }, [], customer),
  type: 'other',
});

/** The form's values as an address. */
export const toAddress = (values: AddressValues, zoneIds: number[], id: number | null = null): Address => ({
  id,
  type: values.address_type as Address['type'], // the form offers exactly these
  address: values.address,
  contactName: values.contact_person_name,
  contactPhone: values.contact_person_number,
  contactEmail: values.contact_person_email,
  house: values.house,
  floor: values.floor,
  road: values.road,
  note: values.additional_information,
  latitude: values.latitude,
  longitude: values.longitude,
  zoneIds,
});

/** The body for saving an address, without the e-mail. CALL-24, CALL-25. */
export function toAddressBody({
  contact_person_email: _guestsOnly,
  save: _ours,
  ...body
}: AddressValues): AddressBody {
  return { ...body, ...toCoordinates(body) };
}
