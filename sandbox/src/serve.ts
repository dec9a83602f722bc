import type {} from '@fastify/multipart'; // what it adds to requests
import type { Endpoint } from '@shop/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { setCacheHeaders } from './http/caching';
import { checkDemands } from './http/demanded-headers';
import { identify, type Owner } from './http/identity';
import { getNetwork } from './http/network';
import { readInput } from './http/read-input';
import { unauthorised } from './http/refusal';
import { toScope, type Scope } from './http/scope';
import { createView, type Shop, type View } from './shop/shop';

/** The app that routes are added to, and what they need. */
export interface Server {
  app: FastifyInstance;
  shop: Shop;
  /** Whether rate limits apply; most tests switch them off. */
  limits: boolean;
}

type RequestPart<Args, Name extends string> =
  Args extends Record<Name, infer Value> ? Value : Record<never, never>;
type OptionalRequestPart<Args, Name extends string> = Args extends { [Key in Name]?: infer Value }
  ? NonNullable<Value>
  : Record<never, never>;
/** `:id` is a number of the database's range; every other parameter is text. */
type Params<Values> = { [Name in keyof Values]: Name extends 'id' ? number : string };
type Body<Values> = { [Name in keyof Values]-?: Exclude<Values[Name], undefined> };

/** A validated request, with its caller and context. */
export interface ServedRequest<Args> extends Scope {
  params: Params<RequestPart<Args, 'params'>>;
  query: OptionalRequestPart<Args, 'query'>;
  /** Validated; defaults of the schema filled in. */
  body: Body<RequestPart<Args, 'body'>>;
  view: View;
  /** The guest or customer; throws a 401 without one, which cannot happen at endpoints that require one. */
  owner(): Owner;
  customerId(): number;
  header(name: string): string | null;
  /** Parts of a form; only where forms are read (`pictures/form-routes.ts`). */
  parts: FastifyRequest['parts'];
}

export interface ServeOptions {
  /** Additional addresses of the endpoint; there its parameters come from the query (`items/details?id=`). */
  also?: string[];
  /** Whether `limit` and `offset` are required. */
  demandsPage?: boolean;
  /** Calls a minute from one network address. */
  perMinute?: number;
}

function toServedRequest<Args>(
  input: unknown,
  scope: Scope,
  view: View,
  owner: Owner | null,
  request: FastifyRequest,
) {
  const known = () => {
    if (!owner) throw unauthorised();
    return owner;
  };
  return {
    // readInput checked each part against the endpoint that Args was inferred from.
    ...(input as Pick<ServedRequest<Args>, 'params' | 'query' | 'body'>),
    ...scope,
    view,
    owner: known,
    customerId: () => {
      if (known().kind !== 'customer') throw unauthorised();
      return Number(known().id);
    },
    header: (name: string) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : null;
    },
    parts: (options) => request.parts(options),
  } satisfies ServedRequest<Args>;
}

const page = { limit: 'int', offset: 'int' } as const;

/** Backends of this family also accept a PUT as POST with `_method=put`. */
const getMethods = ({ method }: Pick<Endpoint, 'method'>): RouteOptions['method'] =>
  method === 'PUT' ? ['PUT', 'POST'] : method;

/**
 * Serves an endpoint of the contract: identifies the caller as its access requires, checks required headers, validates
 * params, query and body by its declaration, and sends the handler's result. The app's error handler responds to
 * failures.
 */
export function serve<Args, Model>(
  { app, shop, limits }: Server,
  endpoint: Endpoint<Args, Model>,
  handler: (served: ServedRequest<Args>) => unknown,
  { also = [], demandsPage = false, perMinute }: ServeOptions = {},
): void {
  const expected = demandsPage ? { ...endpoint, query: { ...endpoint.query, ...page } } : endpoint;
  const respond = async (request: FastifyRequest, reply: FastifyReply, paramsFromQuery: boolean) => {
    const owner = await identify(shop, endpoint.access, request);
    const scope = toScope(request);
    checkDemands(endpoint, scope);
    // Fastify parses both into records.
    const query = request.query as Record<string, unknown>;
    const params = paramsFromQuery ? query : (request.params as Record<string, unknown>);
    const input = readInput(expected, { params, query, body: request.body });
    const view = await createView(shop, { ...scope, network: limits ? getNetwork(request.ip) : '' });
    setCacheHeaders(endpoint, request, reply);
    const wire = (await handler(toServedRequest<Args>(input, scope, view, owner, request))) ?? null;
    if (typeof wire !== 'string') return wire;
    reply.type('application/json; charset=utf-8');
    return JSON.stringify(wire); // Fastify would send a plain text without quotes
  };
  const config =
    limits && perMinute ? { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } } : {};
  for (const url of [endpoint.path, ...also])
    app.route({
      method: getMethods(endpoint),
      url,
      ...config,
      handler: (request, reply) => respond(request, reply, url !== endpoint.path),
    });
}
