import type { Endpoint } from '@shop/contract';
import { endpoints, type EndpointName } from '@shop/contract/registry';

/** What other backends charge besides; this one checks the total that the customer saw. */
const lacking: EndpointName[] = ['vehicleCharge', 'surgePrice', 'orderTax', 'openCoupons'];

const declared = Object.entries<Endpoint>(endpoints);
const isLacking = (name: string) => lacking.some((other) => other === name);

/** Those that this backend has. */
export const allEndpoints = declared.filter(([name]) => !isLacking(name));
/** Those that it has not. */
export const lackingEndpoints = declared.filter(([name]) => isLacking(name));
