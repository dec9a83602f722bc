import { del, get, post, put } from '../endpoint';
import type { AddressBody, InterestBody } from '../schemas/bodies';
import { pageOf } from '../readers/catalog';
import { addressFromWire, customerFromWire, messageFromWire } from '../readers/account';

/** The signed-in customer. CALL-02, CALL-44. */
export const customerInfo = get('/api/v1/customer/info')
  .access('customer')
  .variesBy('identity')
  .replies(customerFromWire);

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

/** D-07: the module's categories that the customer cares for; an empty list for none. */
export const updateInterest = post('/api/v1/customer/update-interest')
  .access('customer')
  .body<InterestBody>()
  .replies(messageFromWire);
