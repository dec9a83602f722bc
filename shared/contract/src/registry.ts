import type { Endpoint } from './endpoint';
import * as all from './endpoints';

/**
 * Every endpoint by its name. It brings the readers of all of them, so it has an entry of its own in this package: what
 * comes with a first page takes the names as types only.
 */
export const endpoints = { ...all } satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

/**
 * The endpoint of a name that comes from outside, such as a release's manifest. Null where this contract has none: the
 * release may be newer than who reads it.
 */
export const findEndpoint = (name: string): Endpoint | null =>
  isEndpointName(name) ? endpoints[name] : null;
