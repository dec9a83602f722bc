import { parentPort } from 'node:worker_threads';
import { getHeapStatistics } from 'node:v8';
import { LoadedReleases } from './release-loader.mjs';

/**
 * A thread that renders pages, one at a time. Plain JavaScript, because threads in Node 20 start without the TypeScript
 * loader.
 *
 * @typedef {import('./messages').PageJob} PageJob
 * @typedef {import('./messages').WarmJob} WarmJob
 * @typedef {import('@shop/federation').RenderedPage} RenderedPage
 */

const say = (/** @type {import('./messages').WorkerMessage} */ message) => parentPort.postMessage(message);
const releases = new LoadedReleases(say);

const toText = (/** @type {unknown} */ error) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

function checked(/** @type {RenderedPage} */ { head, html, data = '', parts, troubles, redirect }) {
  if (
    typeof head !== 'string' ||
    typeof html !== 'string' ||
    typeof data !== 'string' ||
    !Array.isArray(parts)
  ) {
    throw new Error('the host rendered something else than a page');
  }
  return {
    head,
    html,
    data,
    parts,
    ...(typeof redirect === 'string' && { redirect }),
    troubles: Array.isArray(troubles) ? troubles : [],
    isTitled: /<title\b/i.test(head),
    pictures: (head.match(/<link\b[^>]*\bas="image"[^>]*>/gi) ?? []).join(''),
  };
}

async function renderPage(/** @type {PageJob} */ job) {
  const host = releases.host(job.host);
  const remotes = Object.fromEntries(
    Object.entries(job.remotes).map(([app, file]) => [app, releases.loadModules(host, file)]),
  );
  say({ kind: 'loaded', releases: releases.count });
  // The time of rendering: opening hours depend on it, and the browser hydrates with the same moment.
  const madeAt = Date.now();
  const boot = { ...job.boot, madeAt };
  const page = await host.server.render({ address: job.address, boot, nonce: job.nonce }, remotes);
  const unloaded = Object.keys(job.remotes).filter((app) => job.remotes[app] && !remotes[app]);
  return { ...checked(page), madeAt, unloaded };
}

function warm(/** @type {WarmJob} */ job) {
  const host = releases.host(job.host);
  for (const file of job.remotes) releases.loadModules(host, file);
  say({ kind: 'loaded', releases: releases.count });
}

// An unhandled rejection does not break a page.
process.on('unhandledRejection', (error) => say({ kind: 'stray', error: toText(error) }));

parentPort.on('message', async (/** @type {PageJob | WarmJob} */ job) => {
  try {
    if (job.kind === 'warm') {
      warm(job);
      return say({ kind: 'warmed' });
    }
    say({ kind: 'page', page: await renderPage(job), heap: getHeapStatistics().used_heap_size });
  } catch (error) {
    say({ kind: 'failed', error: toText(error) });
  }
});
