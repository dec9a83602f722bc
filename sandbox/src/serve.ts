import type {} from '@fastify/multipart'; // what it adds to requests
import type { Endpoint } from '@shop/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { sayCaching } from './http/caching';
import { checkDemands } from './http/demanded-headers';
import { identify, type Owner } from './http/identity';
import { getNetwork } from './http/network';
import { readInput } from './http/read-input';
import { unauthorised } from './http/refusal';
import { scopeOf, type Scope } from './http/scope';
import { viewOf, type Shop, type View } from './shop/shop';

/** What routes are added to. */
export interface Server {
  app: FastifyInstance;
  shop: Shop;
  /** Whether callers are slowed at all; tests of other things switch it off. */
  limits: boolean;
}

type Part<Args, Name extends string> = Args extends Record<Name, infer Value> ? Value : Record<never, never>;
type OptionalPart<Args, Name extends string> = Args extends { [Key in Name]?: infer Value }
  ? NonNullable<Value>
  : Record<never, never>;
/** `:id` is a number of the database's range; every other parameter is text. */
type Params<Given> = { [Name in keyof Given]: Name extends 'id' ? number : string };
type Body<Given> = { [Name in keyof Given]-?: Exclude<Given[Name], undefined> };

/** A request that fits its endpoint, and who sends it from where. */
export interface Asked<Args> extends Scope {
  params: Params<Part<Args, 'params'>>;
  query: OptionalPart<Args, 'query'>;
  /** Validated; defaults of the schema filled in. */
  body: Body<Part<Args, 'body'>>;
  view: View;
  /** Guest or customer; 401 when there is none, which endpoints for guests and customers never meet. */
  owner(): Owner;
  customerId(): number;
  header(name: string): string | null;
  /** Parts of a form; only where forms are read (`pictures/form-routes.ts`). */
  parts: FastifyRequest['parts'];
}

export interface ServeOptions {
  /** Further addresses of the same call; its parameters come from the query there (`items/details?id=`). */
  also?: string[];
  /** It refuses to answer without being told which page (`limit`, `offset`). */
  demandsPage?: boolean;
  /** Calls a minute from one address of the network. */
  perMinute?: number;
}

function askedOf<Args>(
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
    ...(input as Pick<Asked<Args>, 'params' | 'query' | 'body'>),
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
  } satisfies Asked<Args>;
}

const page = { limit: 'int', offset: 'int' } as const;

/** Backends of this family take a PUT also as POST with `_method=put`. */
const methodsOf = ({ method }: Pick<Endpoint, 'method'>): RouteOptions['method'] =>
  method === 'PUT' ? ['PUT', 'POST'] : method;

/**
 * Answers an endpoint of the contract: identifies the caller as its access demands, insists on the headers that it
 * demands, validates params, query and body by its own declaration, and sends what the handler makes of it. Failures are answered by the app's error handler.
 */
export function serve<Args, Model>(
  { app, shop, limits }: Server,
  endpoint: Endpoint<Args, Model>,
  handler: (asked: Asked<Args>) => unknown,
  { also = [], demandsPage = false, perMinute }: ServeOptions = {},
): void {
  const expected = demandsPage ? { ...endpoint, query: { ...endpoint.query, ...page } } : endpoint;
  const answer = async (request: FastifyRequest, reply: FastifyReply, paramsFromQuery: boolean) => {
    const owner = await identify(shop, endpoint.access, request);
    const scope = scopeOf(request);
    checkDemands(endpoint, scope);
    // Fastify parses both into records.
    const query = request.query as Record<string, unknown>;
    const params = paramsFromQuery ? query : (request.params as Record<string, unknown>);
    const input = readInput(expected, { params, query, body: request.body });
    const view = await viewOf(shop, { ...scope, network: limits ? getNetwork(request.ip) : '' });
    sayCaching(endpoint, request, reply);
    const wire = (await handler(askedOf<Args>(input, scope, view, owner, request))) ?? null;
    if (typeof wire !== 'string') return wire;
    reply.type('application/json; charset=utf-8');
    return JSON.stringify(wire); // Fastify takes a bare text for the body itself
  };
  const config =
    limits && perMinute ? { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } } : {};
  for (const url of [endpoint.path, ...also])
    app.route({
      method: methodsOf(endpoint),
      url,
      ...config,
      handler: (request, reply) => answer(request, reply, url !== endpoint.path),
    });
}
