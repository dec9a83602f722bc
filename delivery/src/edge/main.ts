import { join } from 'node:path';
import { deliverySettings, storeFrom } from '../delivery-settings';
import { maySign, verifyingKey } from '../signing-keys';
import { Answers } from './answers';
import { createEdge } from './app';
import { Departure } from './departure';
import { LiveReleases } from './live-releases';
import { LocalCopies } from './local-copies';
import { logTo } from './log';
import { releaseSource } from './release-source';
import { SeenRevision } from './seen-revision';
import { edgeSettings } from './settings';

/** Milliseconds between two looks at the table: a rollback reaches everybody within a second. */
const pause = 500;

const log = logTo((line) => void process.stdout.write(line));

async function start() {
  const settings = edgeSettings(process.env);
  const delivery = deliverySettings(process.env, join(import.meta.dirname, '../../..'));
  const { objects, keys } = delivery;
  const publicKey = verifyingKey(keys);
  const copies = new LocalCopies(objects);
  const seen = new SeenRevision(process.env.EDGE_STATE_DIR || null, log);
  const live = new LiveReleases(releaseSource(objects, copies), publicKey, log, undefined, seen);
  await live.refresh();
  live.watch(pause);
  const warn = (reason: string) => log('store-damaged', { reason });
  const store = maySign(keys) ? storeFrom(delivery, { RELEASE_BY: 'edge', ...process.env }, warn) : null;
  const answers = new Answers({ apiOrigin: settings.apiOrigin, log });
  const departure = new Departure();
  const app = await createEdge({ settings, objects, live, answers, publicKey, store, log, departure });
  app.addHook('onClose', () => copies.close());
  await app.listen({ port: settings.port, host: settings.host });
  log('listening', { port: settings.port, api: settings.apiOrigin });
  const stop = () => {
    log('leaving', { drain: settings.drain });
    void departure.from(app, settings.drain).then(() => live.close());
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
