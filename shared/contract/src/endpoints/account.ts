import { del, get, pageOf, post, put } from '@shop/contract/core';
import type { AddressBody, InterestBody } from '../schemas/bodies';
import {
  addressFromWire,
  customerFromWire,
  messageFromWire,
  profileResponseFromWire,
} from '../readers/account';

/** The signed-in customer. CALL-02, CALL-44. */
export const customerInfo = get('/api/v1/customer/info')
  .access('customer')
  .variesBy('identity')
  .replies(customerFromWire);

/**
 * A form of name, phone, email, image, button_type and password (`updateProfileSchema`). If the response asks for a code,
 * nothing is saved yet; the same is sent again with otp, verification_on, verification_medium and, if the phone provider
 * sent the code, session_info. CALL-03, STATE-33.
 */
export const updateProfile = post('/api/v1/customer/update-profile')
  .access('customer')
  .form()
  .replies(profileResponseFromWire);

/** Saved addresses of the customer. CALL-23. */
export const addressList = get('/api/v1/customer/address/list')
  .access('customer')
  .variesBy('identity')
  .query({ limit: 'int?', offset: 'int?' })
  .replies(pageOf(addressFromWire, 'addresses'));

/** CALL-24. */
export const addAddress = post('/api/v1/customer/address/add')
  .access('customer')
  .body<AddressBody>()
  .replies(messageFromWire);

/** Same fields as adding. CALL-25. */
export const updateAddress = put('/api/v1/customer/address/update/:id')
  .access('customer')
  .body<AddressBody>()
  .replies(messageFromWire);

export const deleteAddress = del('/api/v1/customer/address/delete')
  .access('customer')
  .query({ address_id: 'int' })
  .replies(messageFromWire);

/** D-07: the customer's interests among the module's categories; may be empty. */
export const updateInterest = post('/api/v1/customer/update-interest')
  .access('customer')
  .body<InterestBody>()
  .replies(messageFromWire);
