import type { PointMovement, PointMovementKind } from '@shop/domain';
import { id, number, oneOf, text, type WireRecord } from '@shop/contract/core';

const kinds: readonly [PointMovementKind, ...PointMovementKind[]] = [
  'other',
  'order_place',
  'order_refund',
  'point_to_wallet',
  'gift',
];

/** D-28. */
export const pointMovementFromWire = (wire: WireRecord): PointMovement => ({
  id: id(wire.id, 'movement of points'),
  kind: oneOf(wire.transaction_type, kinds),
  points: number(wire.credit) - number(wire.debit),
  balance: number(wire.balance),
  reference: text(wire.reference),
  at: text(wire.created_at),
});
