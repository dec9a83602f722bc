import type { Endpoint } from '@shop/contract';
import { endpoints, type EndpointName } from '@shop/contract/registry';

/** Charges of other backends; this one checks the total that the customer saw. */
const lacking: EndpointName[] = [
  'vehicleCharge',
  'surgePrice',
  'orderTax',
  'parcelTax',
  'tripTax',
  'openCoupons',
];

const declared = Object.entries<Endpoint>(endpoints);
const isLacking = (name: string) => lacking.some((other) => other === name);

/** Endpoints that this backend serves. */
export const allEndpoints = declared.filter(([name]) => !isLacking(name));
/** Endpoints that it does not serve. */
export const lackingEndpoints = declared.filter(([name]) => isLacking(name));
