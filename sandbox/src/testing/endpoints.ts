import * as contract from '@shop/contract';
import type { Endpoint } from '@shop/contract';

type AnyEndpoint = Pick<Endpoint, 'method' | 'path' | 'query' | 'access' | 'demands'> & {
  read: (wire: unknown, context: { decimals: number }) => unknown;
};

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'read' in value && 'access' in value;

/** Every endpoint of the contract by the name that it is exported under. */
export const allEndpoints: [name: string, endpoint: AnyEndpoint][] = Object.entries(contract).flatMap(
  ([name, value]: [string, unknown]) => (isEndpoint(value) ? [[name, value] as [string, AnyEndpoint]] : []),
);
