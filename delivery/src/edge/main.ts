import { join } from 'node:path';
import { deliverySettings, storeFrom } from '../delivery-settings';
import { maySign, verifyingKey } from '../signing-keys';
import { ApiCache } from './api-cache';
import { createEdge } from './app';
import { toBrandedFetch } from './brand';
import { GracefulShutdown } from './graceful-shutdown';
import { LiveReleases } from './live-releases';
import { LocalCopies } from './local-copies';
import { logTo } from './log';
import { releaseSource } from './release-source';
import { NewestRevision } from './newest-revision';
import { edgeSettings } from './settings';

/** Milliseconds between two checks of the table: a rollback reaches everybody within a second. */
const pause = 500;

const log = logTo((line) => void process.stdout.write(line));

async function start() {
  const settings = edgeSettings(process.env);
  const delivery = deliverySettings(process.env, join(import.meta.dirname, '../../..'));
  const { objects, keys } = delivery;
  const publicKey = verifyingKey(keys);
  const copies = new LocalCopies(objects);
  const stateFolder = process.env.EDGE_STATE_DIR || null;
  const newest = new NewestRevision(stateFolder, log);
  const live = new LiveReleases(releaseSource(objects, copies), publicKey, log, undefined, newest);
  await live.refresh();
  live.watch(pause);
  const warn = (reason: string) => log('store-damaged', { reason });
  const store = maySign(keys) ? storeFrom(delivery, { RELEASE_BY: 'edge', ...process.env }, warn) : null;
  const apiCache = new ApiCache({
    apiOrigin: settings.apiOrigin,
    log,
    fetch: toBrandedFetch(settings.brand),
  });
  const shutdown = new GracefulShutdown();
  const parts = { settings, objects, live, apiCache, publicKey, store, log };
  const app = await createEdge({ ...parts, stateFolder, shutdown });
  app.addHook('onClose', () => copies.close());
  await app.listen({ port: settings.port, host: settings.host });
  log('listening', { port: settings.port, api: settings.apiOrigin });
  const stop = () => {
    log('leaving', { drain: settings.drain });
    void shutdown.run(app, settings.drain).then(() => live.close());
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

start().catch((error: Error & { code?: string }) => {
  const taken =
    error.code === 'EADDRINUSE'
      ? 'The port is in use: set EDGE_PORT (or EDGE_METRICS_PORT) to another one. '
      : '';
  process.stderr.write(`edge: ${taken}${error.message}\n`);
  process.exit(1);
});
