import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { LiveReleases } from '../live-releases';
import type { ReleaseCounting } from '../release-counting';
import type { Rendering } from '../page/create-page';
import { releaseMetrics } from './release-metrics';
import { requestMetrics } from './request-metrics';
import { serveMetrics, type MetricsAddress } from './serve-metrics';

export interface MetricsOptions {
  live: LiveReleases;
  counting: ReleaseCounting;
  /** Null if browsers render. */
  rendering: Rendering | null;
}

/** A number that is read on request; null: none yet. */
function gauge(registry: Registry, name: string, help: string, read: () => number | null) {
  new Gauge({
    ...{ name, help, registers: [registry] },
    collect() {
      const value = read();
      if (value === null) this.remove();
      else this.set(value);
    },
  });
}

/** Counters that are kept elsewhere, with one label. */
function counts(
  registry: Registry,
  [name, help, label]: [name: string, help: string, label: string],
  read: () => Record<string, number>,
) {
  new Counter({
    ...{ name, help, labelNames: [label], registers: [registry] },
    collect() {
      this.reset();
      for (const [value, count] of Object.entries(read())) this.inc({ [label]: value }, count);
    },
  });
}

const toSeconds = (time: string | undefined) => (time ? Date.parse(time) / 1_000 : null);

function tableMetrics(registry: Registry, live: LiveReleases) {
  const extras = () => live.current?.table.extras;
  gauge(
    registry,
    'shop_edge_table_revision',
    'Revision of the release table in use',
    () => extras()?.revision ?? null,
  );
  gauge(registry, 'shop_edge_table_issued_timestamp_seconds', 'When the table in use was signed', () =>
    toSeconds(extras()?.issuedAt),
  );
  gauge(registry, 'shop_edge_table_expires_timestamp_seconds', 'Until when it is believed', () =>
    toSeconds(extras()?.expiresAt),
  );
  gauge(
    registry,
    'shop_edge_table_looked_timestamp_seconds',
    'When the store was last reached and its table good',
    () => (live.checkedAt === null ? null : live.checkedAt / 1_000),
  );
  new Counter({
    name: 'shop_edge_table_refused_total',
    help: 'Looks at the store that brought no table which could be used',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(live.refused);
    },
  });
}

function renderMetrics(registry: Registry, { renderer, sharedPages }: Rendering) {
  counts(
    registry,
    [
      'shop_edge_renders_total',
      'Pages by how their content came: rendered, kept (from memory), spare (from memory and old, gave up waiting), late (gave up waiting), failed, browser (nothing to render)',
      'outcome',
    ],
    () => sharedPages.outcomes,
  );
  counts(
    registry,
    ['shop_edge_render_workers_ended_total', 'Threads that render, by why they ended', 'reason'],
    () => renderer.ended,
  );
  gauge(registry, 'shop_edge_render_heap_bytes', 'Objects of all threads that render', () =>
    renderer.heaps.reduce((sum, heap) => sum + heap, 0),
  );
  gauge(
    registry,
    'shop_edge_render_cache_bytes',
    'Rendered pages in memory',
    () => sharedPages.cache.size.bytes,
  );
}

/**
 * `GET /metrics` on its own port, for a scraper in the private network: the shop's public port has no such address, so it
 * needs no token. In the text format of Prometheus; contains no visitors and no addresses.
 */
export function openMetrics(app: FastifyInstance, address: MetricsAddress, options: MetricsOptions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  requestMetrics(app, registry);
  releaseMetrics(registry, options.counting);
  tableMetrics(registry, options.live);
  if (options.rendering) renderMetrics(registry, options.rendering);
  serveMetrics(app, registry, address);
}
