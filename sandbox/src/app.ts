import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { addFeatures } from './features/features';
import { sendClientError, handleErrors, sendUnroutable } from './http/handle-errors';
import { loggerFor, type LogTarget } from './http/log';
import type { Server } from './serve';
import { createShop, type ShopOptions } from './shop/shop';

export interface AppOptions extends ShopOptions {
  /** Whether rate limits apply. */
  limits?: boolean;
  /** Fault switches for tests. */
  faults?: boolean;
  /** Addresses of the edges, which name the visitor's address; nobody else is believed. */
  trustProxy?: string[];
  log?: LogTarget;
}

const bodyLimit = 256 * 1024;

/** Milliseconds in which a request must arrive completely: three pictures at 7 KB a second. */
const requestTimeout = 15 * 60_000;

/** The ordering backend over a database whose migrations have run. */
export async function buildApp({
  limits = true,
  faults = false,
  trustProxy = ['loopback'],
  log = false,
  ...options
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerFor(log),
    bodyLimit,
    requestTimeout,
    clientErrorHandler: sendClientError,
    frameworkErrors: sendUnroutable,
    trustProxy,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  const server: Server = { app, shop: createShop(options), limits };
  app.removeContentTypeParser('text/plain');
  handleErrors(app);
  await app.register(cors, {
    origin: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['Retry-After'],
    maxAge: 600,
  });
  if (limits) await app.register(rateLimit, { global: false });
  await addFeatures(server, { faults });
  return app;
}
