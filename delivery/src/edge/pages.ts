import { randomBytes } from 'node:crypto';
import { LANGUAGE_PARAMETER } from '@shop/federation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Faults } from './faults';
import type { LiveReleases } from './live-releases';
import { parseOverrideRequest } from './overrides/address';
import { isUnavailable, unavailablePage } from './overrides/unavailable-page';
import type { Overridden, Overrides } from './overrides/overrides';
import { createPage, type Page, type PageServices } from './page/create-page';
import { isShopPage, type PageRequest } from './page/page-request';
import type { ReleaseCounting } from './release-counting';
import { isOffAt, ReleaseSets, findRoute } from './release-set';
import { networkNumber } from './reporting/networks';
import { contentPolicy, pageHeaders } from './security';
import { getOrigin } from './settings';
import { toCookie, getCountry, readVisitor, type Visitor } from './visitor';

export interface PagesOptions extends PageServices {
  live: LiveReleases;
  faults: Faults;
  overrides: Overrides;
  counting: ReleaseCounting;
}

/** `/logo.png`, `/.env`: missing files, not pages. */
const isFile = /\/\.[^/]*$|\.[A-Za-z0-9]{1,8}$/;

/**
 * Responds to page addresses with HTML: assigns the releases, matches the route, and has the page fetched, rendered and
 * written (`createPage`).
 */
export class Pages {
  private readonly sets = new ReleaseSets();
  private readonly headers: Record<string, string>;

  constructor(private readonly options: PagesOptions) {
    this.headers = pageHeaders(options.settings.isSecure);
  }

  handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const begun = performance.now();
    const { live, settings, overrides } = this.options;
    if (!live.current) return unready(reply);
    const url = shopAddress(request.url);
    const override = parseOverrideRequest(url);
    if (override)
      return this.redirect(
        reply,
        overrides.apply(override.request, request.headers.cookie),
        override.cleanAddress,
      );
    const assigned = await this.assignReleases(request, url.searchParams.get(LANGUAGE_PARAMETER));
    if (!assigned) return unready(reply);
    const { set, visitor, overridden } = assigned;
    if (overridden && isUnavailable(overridden)) return this.refuseOverride(reply, overridden, visitor);
    const match = findRoute(set, url.pathname);
    const isPage = isShopPage(match);
    if (!isPage && (isFile.test(url.pathname) || !wantsHtml(request))) return missing(reply);
    if (match?.route.needsPlace && isNowhere(visitor)) return this.redirectToLocation(reply, url);

    const nonce = randomBytes(16).toString('base64');
    const origin = getOrigin(settings, request.headers.host);
    const wanted = { set, match, url, visitor, overridden, nonce, origin };
    const page = await createPage(wanted, this.options);
    const { html, redirect, isFound, isRendered, vendors } = page;
    if (visitor.isNew) reply.header('set-cookie', toCookie(visitor, settings.isSecure));
    if (redirect !== undefined) return this.redirectTo(reply, redirect);
    reply.code(isFound ? 200 : isOffAt(set, url.pathname) ? 503 : 404).headers(this.headers);
    reply.header(
      'content-security-policy',
      contentPolicy({
        nonce,
        policies: set.policies,
        apiOrigin: settings.publicApiOrigin,
        streamUrl: settings.streamUrl,
        hasHttpPictures: settings.apiOrigin.startsWith('http:'),
        vendors,
        isSecure: settings.isSecure,
      }),
    );
    if (isFound && set.isShared) this.countPage(request, wanted, page);
    const took = (performance.now() - begun).toFixed(1);
    reply.header('server-timing', `edge;dur=${took}, content;desc=${isRendered ? 'here' : 'browser'}`);
    return html;
  };

  private countPage(
    request: FastifyRequest,
    { set, visitor }: Pick<PageRequest, 'set' | 'visitor'>,
    { failed, ticket }: Page,
  ) {
    const { counting, tickets } = this.options;
    counting.visit(set, visitor.id);
    if (failed.length === 0) return;
    const network = networkNumber(request.ip, tickets.key);
    counting.renderFailed({ set, ticket, visitor: visitor.id, network }, failed);
  }

  /** Instead of a page with other releases than the badge would name. */
  private refuseOverride(reply: FastifyReply, overridden: Overridden, { language }: Visitor) {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(404)
      .headers(this.headers)
      .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'`)
      .send(unavailablePage(overridden, language, nonce));
  }

  /** Redirects to the address without override parameters, so that nobody shares them by accident. */
  private redirect(reply: FastifyReply, cookie: string, rest: string) {
    return this.redirectTo(reply.header('set-cookie', cookie), rest);
  }

  /** The visitor, and the releases for their page; null before anything is released. `wanted`: the address's language. */
  async assignReleases({ headers }: FastifyRequest, language: string | null = null) {
    const { live, settings, faults, overrides } = this.options;
    const { cookie, 'accept-language': languages } = headers;
    const visitor = readVisitor(cookie, languages, language, getCountry(headers, settings));
    const overridden = await overrides.get(cookie);
    const changes = { getIntegrity: faults.getIntegrityFaults(visitor.id), overrides: overridden };
    const set = live.current && this.sets.for(live.current, visitor, changes);
    return set && { set, visitor, overridden };
  }

  /** D-02: the landing page asks for the location, then leads back. */
  private redirectToLocation(reply: FastifyReply, { pathname, search }: URL) {
    return this.redirectTo(reply, `/?next=${encodeURIComponent(pathname + search)}`);
  }

  private redirectTo(reply: FastifyReply, address: string) {
    return reply.code(302).headers(this.headers).header('location', address).send('');
  }
}

/** The address on the shop's origin, however it is written: `/.//evil.example` would lead elsewhere. */
function shopAddress(address: string): URL {
  const url = new URL(address.replace(/^[\\/]+/, '/'), 'http://shop');
  url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}

/** Like the host: whether the shop does not serve the visitor's location, if it is known. */
const isNowhere = ({ zoneIds }: Visitor) => zoneIds.length === 0;

/** Whether the client is a browser or crawler; a script that asks for JSON gets a short response instead. */
function wantsHtml({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || accept.includes('*/*');
}

const missing = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ errors: [{ code: 'not_found', message: 'Not found' }] });

/** For an edge without a trusted table yet. */
const unready = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '2', 'content-type': 'text/html; charset=utf-8' })
    .send(
      '<!doctype html><title>Mosaic</title><p>The shop is being prepared. Please come back in a moment.</p>',
    );
