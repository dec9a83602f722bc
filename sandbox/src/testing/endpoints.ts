import * as contract from '@shop/contract';
import type { Endpoint } from '@shop/contract';

type AnyEndpoint = Pick<Endpoint, 'method' | 'path' | 'query' | 'access' | 'demands'> & {
  read: (wire: unknown, context: { decimals: number }) => unknown;
};

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'read' in value && 'access' in value;

/** Every endpoint of the contract by the name that it is exported under. */
const declared: [name: string, endpoint: AnyEndpoint][] = Object.entries(contract).flatMap(
  ([name, value]: [string, unknown]) => (isEndpoint(value) ? [[name, value] as [string, AnyEndpoint]] : []),
);

/** What other backends charge besides; this one checks the total that the customer saw. */
const lacking = ['vehicleCharge', 'surgePrice', 'orderTax', 'openCoupons'];

/** Those that this backend has. */
export const allEndpoints = declared.filter(([name]) => !lacking.includes(name));
/** Those that it has not. */
export const lackingEndpoints = declared.filter(([name]) => lacking.includes(name));
