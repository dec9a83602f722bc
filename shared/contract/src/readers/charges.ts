import type { KnownTax, Minor, Surge } from '@shop/domain';
import { flag, isRecord, money, number, type ReadContext, record, text } from '@shop/contract/core';

/** Addition of a vehicle to the delivery fee: a bare number, or one in an object; 0 by default. */
export function vehicleChargeFromWire(wire: unknown, { decimals }: ReadContext): Minor {
  const amount: unknown = isRecord(wire) ? (wire.extra_charge ?? wire.data) : wire;
  return isRecord(amount) ? vehicleChargeFromWire(amount, { decimals }) : money(amount, decimals);
}

/** Null: no surge. */
export function surgeFromWire(wire: unknown, { decimals }: ReadContext): Surge | null {
  if (!isRecord(wire)) return null;
  const isPercent = wire.price_type === 'percent';
  const value = isPercent ? number(wire.price) : money(wire.price, decimals);
  if (value <= 0) return null;
  const isPublic = flag(wire.customer_note_status ?? true);
  return {
    price: { type: isPercent ? 'percent' : 'amount', value },
    note: isPublic ? text(wire.customer_note) : '',
  };
}

/** Null: the backend does not calculate the tax. */
export function taxFromWire(wire: unknown, { decimals }: ReadContext): KnownTax | null {
  if (wire === null) return null;
  const { tax_amount: amount, tax_status: status, tax_included: included } = record(wire, 'tax');
  if (amount === undefined || amount === null) return null;
  return { amount: money(amount, decimals), included: status === 'included' || flag(included) };
}
