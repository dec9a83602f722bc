import type { Endpoint } from '@shop/contract/core';
import * as all from './endpoints';

/**
 * Every endpoint by its name. It imports the readers of all of them, so this package has a separate entry for it: code of a
 * first page imports the names only as types.
 */
export const endpoints = { ...all } satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

/**
 * The endpoint of a name that comes from outside, such as a release's manifest. Null if this contract has none: the release
 * may be newer than its reader.
 */
export const findEndpoint = (name: string): Endpoint | null =>
  isEndpointName(name) ? endpoints[name] : null;
