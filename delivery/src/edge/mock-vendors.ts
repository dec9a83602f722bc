import { config } from '@shop/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiCache } from './api-cache';
import { failure, unavailable } from './failure';
import { beforeSettings, readModel } from './read-model';
import { readVisitor } from './visitor';

/** Milliseconds to wait for the shop's settings. */
const wait = 5_000;

/** What a backend can do is the same for everybody. */
const anybody = readVisitor(undefined, undefined);

/**
 * Lets requests pass only if the backend announces that it mocks vendors, as only the sandbox does: the mocks' pages run in the
 * shop's origin with all rights, and whatever another backend has at their addresses must not.
 */
export const requireMockVendors =
  (apiCache: ApiCache) =>
  async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const settings = readModel(config, await apiCache.get(config, {}, anybody, wait), beforeSettings);
    if (settings?.capabilities.includes('mock-providers')) return undefined;
    void reply.header('cache-control', 'no-store');
    return settings
      ? reply.code(404).send(failure('not_found', 'Not found'))
      : reply.code(502).send(unavailable);
  };
