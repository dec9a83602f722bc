import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

const kinds: readonly [RegExp, string][] = [
  [/^\/remotes\//, 'asset'],
  [/^\/(api|media|payments|providers|sandbox)\//, 'api'],
  [/^\/_(report|stream)$/, 'report'],
  [/^\/_pictures\//, 'picture'],
  [/^\/\*$/, 'page'],
];

/** The kind of an edge's route; never the requested path, which could be anything. */
const getRouteKind = (route: string | undefined): string =>
  kinds.find(([pattern]) => pattern.test(route ?? ''))?.[1] ?? 'other';

/** Seconds from a request's arrival to the end of its response, by kind of route and class of status; includes the count. */
export function requestMetrics(app: FastifyInstance, registry: Registry): void {
  const requests = new Histogram({
    name: 'shop_edge_request_duration_seconds',
    help: 'Requests by what they asked for (page, asset, api, report, picture, other) and class of status',
    labelNames: ['kind', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const known = new Map<string | undefined, string>();
  const getKind = ({ routeOptions: { url } }: FastifyRequest) => {
    const kind = known.get(url) ?? getRouteKind(url);
    known.set(url, kind);
    return kind;
  };
  app.addHook('onResponse', (request, reply, done) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    requests.observe({ kind: getKind(request), status }, reply.elapsedTime / 1_000);
    done();
  });
}
