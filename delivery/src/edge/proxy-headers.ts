import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '@shop/contract';
import type { FastifyRequest } from 'fastify';
import { picturePolicy } from './security';

type Headers = IncomingHttpHeaders;

/** For the next hop only (RFC 9110, 7.6.1); `Expect` concerns only the edge, too. */
const hopByHopHeaders = [
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];
const bodyHeaders = ['content-length', 'content-type', 'transfer-encoding'];

const without = (headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** Part of the backend that a route passes on: its data, its pictures and files, or the mocks of vendors. */
export type BackendPart = 'data' | 'media' | 'mocks';

/** What only a proxy may say: the client's address, another path, another method. A client could write what it wants. */
const proxyHeader =
  /^(?:forwarded|x-forwarded.*|x-original-.*|x-rewrite-url|x-(?:http-)?method(?:-override)?|x-real-ip|(?:true|fastly|x|x-cluster)-client-ip|cf-connecting-ip.*)$/;

const withoutProxyHeaders = (headers: Headers): Headers =>
  Object.fromEntries(
    // PHP does not distinguish the two marks.
    Object.entries(headers).filter(([name]) => !proxyHeader.test(name.replaceAll('_', '-'))),
  );

/** The mocks remember in cookies who has signed in with this browser. */
const mockCookie = /^provider_/;

/**
 * The cookies that may pass, in either direction. Calls are identified by their token, and the shop's own
 * cookies (who a visitor is, which release a developer tries) concern only the edge.
 */
function getPassedCookies(cookies: readonly string[], part: BackendPart): string[] {
  return part === 'mocks' ? cookies.map((cookie) => cookie.trim()).filter((one) => mockCookie.test(one)) : [];
}

/** Headers of the request to the backend: with the visitor's address and host. */
export function toProxiedRequest(
  request: FastifyRequest,
  { cookie = '', ...headers }: Headers,
  { part, isSecure }: { part: BackendPart; isSecure: boolean },
): Headers {
  // A body is ignored if the method has none.
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const cookies = getPassedCookies(cookie.split(';'), part);
  return {
    ...withoutProxyHeaders(
      without(headers, hasBody ? hopByHopHeaders : [...hopByHopHeaders, ...bodyHeaders]),
    ),
    ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': isSecure ? 'https' : request.protocol,
  };
}

type Scoped = Pick<Endpoint, 'varies' | 'demands'>;

/** Request headers that an endpoint's responses depend on; for an unknown endpoint, all of them. */
function getVaryNames({ varies, demands }: Scoped = { varies: ['zone', 'module', 'language'], demands: [] }) {
  const hasZone = varies.includes('zone');
  return [
    'Origin',
    ...(varies.includes('language') ? ['X-localization'] : []),
    ...(hasZone || demands.includes('zone') ? ['zoneId'] : []),
    ...(varies.includes('module') || demands.includes('module') ? ['moduleId'] : []),
    ...(hasZone ? ['latitude', 'longitude'] : []),
    ...(varies.includes('identity') ? ['Authorization'] : []),
  ];
}

/** The backend's Vary header, with additional dependencies. */
function toVary(received: string | undefined, endpoint: Scoped | undefined): string {
  const own = (received ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (own.includes('*')) return '*';
  const known = new Set(own.map((name) => name.toLowerCase()));
  return [...own, ...getVaryNames(endpoint).filter((name) => !known.has(name.toLowerCase()))].join(', ');
}

/** What a backend says about caches, with no shared cache among them. */
function toPrivate(received = ''): string {
  const directives = received.split(',').map((directive) => directive.trim());
  return ['private', ...directives.filter((one) => one && !/^(?:public|private|s-maxage)\b/i.test(one))].join(
    ', ',
  );
}

/** A page of the backend, shown in the shop's origin, could act there with all rights. */
const pagePolicy = "default-src 'none'; sandbox";

/** The policy that replaces the backend's; the mocks' pages have their own. */
function getPolicy(headers: Headers, part: BackendPart): string | null {
  if (part === 'media') return picturePolicy;
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(headers['content-type'] ?? '');
  return part === 'data' && !isJson ? pagePolicy : null;
}

/** Headers of the response to the visitor. `hasIdentity`: the request names a customer. */
export function toProxiedResponse(
  { 'set-cookie': setCookies = [], ...headers }: Headers,
  { part, endpoint, hasIdentity }: { part: BackendPart; endpoint: Scoped | undefined; hasIdentity: boolean },
): Headers {
  const policy = getPolicy(headers, part);
  const cookies = getPassedCookies([setCookies].flat(), part);
  return {
    ...without(headers, hopByHopHeaders),
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    'x-content-type-options': 'nosniff',
    ...(hasIdentity ? { 'cache-control': toPrivate(headers['cache-control']) } : {}),
    ...(part === 'data' ? { vary: toVary(headers.vary, endpoint) } : {}),
    ...(policy ? { 'content-security-policy': policy } : {}),
  };
}
