import { get, pageOf, post } from '@shop/contract/core';
import { messageFromWire } from '../readers/account';
import { pointMovementFromWire } from '../readers/loyalty';
import type { PointTransferBody } from '../schemas/bodies';

/** The customer's point movements, latest first. D-28. */
export const pointTransactions = get('/api/v1/customer/loyalty-point/transactions')
  .access('customer')
  .variesBy('identity')
  .query({ limit: 'int?', offset: 'int?' })
  .replies(pageOf(pointMovementFromWire, 'transactions'));

/** Converts points into money of the wallet at the shop's rate. Refuses with the code `point`. D-28. */
export const transferPoints = post('/api/v1/customer/loyalty-point/point-transfer')
  .access('customer')
  .body<PointTransferBody>()
  .replies(messageFromWire);
