import { randomBytes } from 'node:crypto';
import { config, isRecord, moduleList } from '@shop/contract';
import type { RouteMatch } from '@shop/federation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Answers } from './answers';
import type { Faults } from './faults';
import type { LiveReleases } from './live-releases';
import { templateFor } from './page/html';
import { earlyCallData, plannedCalls, type PlannedCall } from './page/early-calls';
import { metaFrom, metaTags, type PageMeta } from './page/meta';
import { canZip, Piece, plainOf, zipped } from './page/piece';
import { scriptJson } from './page/escape';
import { filled } from './page/template';
import { ReleaseSets, routeOf, type OwnedRoute, type ReleaseSet } from './release-set';
import { contentPolicy, pageHeaders } from './security';
import type { EdgeSettings } from './settings';
import { cookieFor, visitorFrom, type Visitor } from './visitor';

export interface PageParts {
  settings: EdgeSettings;
  live: LiveReleases;
  answers: Answers;
  faults: Faults;
}

/** Milliseconds that a page waits for what it can do without: settings of the shop, and a picture's address. */
const waits = { config: 600, details: 150 };

const nothing = new Piece('null');
const anyPath = '*';
/** `/favicon.ico`, `/.env`: files that are not there, not pages. */
const isFile = /\/\.[^/]*$|\.[A-Za-z0-9]{1,8}$/;
const hostPattern = /^[a-z0-9.-]+(:\d{1,5})?$/i;

interface Details {
  answer: Answer | null;
  meta: Omit<PageMeta, 'address'>;
}

/** Answers page addresses with HTML that is complete but for the content. */
export class Pages {
  private readonly sets = new ReleaseSets();
  private readonly headers: Record<string, string>;

  constructor(private readonly parts: PageParts) {
    this.headers = pageHeaders(parts.settings.isSecure);
  }

  answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const begun = performance.now();
    const { live, settings, faults } = this.parts;
    if (!live.current) return unready(reply);
    const visitor = visitorFrom(request.headers.cookie, request.headers['accept-language']);
    const set = this.sets.for(live.current, visitor.id, faults.sumsFor(visitor.id));
    if (!set) return unready(reply);
    const url = new URL(request.url.replace(/^[\\/]+/, '/'), 'http://shop');
    const match = routeOf(set, url.pathname);
    const isPage = match !== null && match.route.path !== anyPath;
    if (!isPage && (isFile.test(url.pathname) || !wantsHtml(request))) return missing(reply);

    const nonce = randomBytes(16).toString('base64');
    const { pieces, isFound } = await this.pieces(request, { set, match, url, visitor, nonce });
    reply.code(isPage && isFound ? 200 : 404).headers(this.headers);
    reply.header(
      'content-security-policy',
      contentPolicy({
        nonce,
        policies: set.policies,
        apiOrigin: settings.publicApiOrigin,
        withGoogleMaps: settings.mapsKey !== null,
      }),
    );
    if (visitor.isNew) reply.header('set-cookie', cookieFor(visitor, settings.isSecure));
    reply.header('server-timing', `edge;dur=${(performance.now() - begun).toFixed(1)}`);
    if (!canZip || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return plainOf(pieces);
    reply.header('content-encoding', 'gzip');
    return zipped(pieces);
  };

  private async pieces(
    request: FastifyRequest,
    page: {
      set: ReleaseSet;
      match: RouteMatch<OwnedRoute> | null;
      url: URL;
      visitor: Visitor;
      nonce: string;
    },
  ) {
    const { set, match, url, visitor, nonce } = page;
    const { settings, answers } = this.parts;
    const calls = match ? plannedCalls(match, url.searchParams, visitor) : [];
    const [shop, modules, details] = await Promise.all([
      answers.get(config, {}, visitor, waits.config),
      answers.get(moduleList, {}, visitor, waits.config),
      this.details(match, calls, visitor),
    ]);
    const address = this.addressOf(request, url.pathname);
    const template = templateFor({
      set,
      route: match?.route ?? null,
      language: visitor.language,
      theme: visitor.theme,
      apiOrigin: settings.publicApiOrigin,
      mapsKey: settings.mapsKey,
    });
    const pieces = filled(template, {
      nonce: new Piece(nonce, false),
      meta: new Piece(metaTags({ ...details.meta, address }, nameOf(shop), visitor.language), false),
      early: new Piece(earlyCallData(calls, visitor, settings.publicApiOrigin), false),
      config: goodPiece(shop),
      modules: goodPiece(modules),
      visitor: new Piece(scriptJson(visitor.id), false),
    });
    return { pieces, isFound: details.answer?.status !== 404 };
  }

  /** Name, words and picture of the item or store that the route is about, when they are known soon enough. */
  private async details(
    match: RouteMatch<OwnedRoute> | null,
    calls: readonly PlannedCall[],
    visitor: Visitor,
  ): Promise<Details> {
    const [name, ...path] = match?.route.picture?.split('.') ?? [];
    const call = calls.find((planned) => planned.name === name);
    const mayAsk = call?.endpoint.access === 'public';
    const answer = mayAsk
      ? await this.parts.answers.get(call.endpoint, call.args, visitor, waits.details)
      : null;
    const meta =
      answer?.status === 200 ? metaFrom(answer, path) : { title: '', description: '', picture: null };
    return { answer, meta };
  }

  private addressOf(request: FastifyRequest, path: string): string | null {
    const { publicOrigin, isSecure } = this.parts.settings;
    const host = request.headers.host ?? '';
    if (publicOrigin) return `${publicOrigin}${path}`;
    return hostPattern.test(host) ? `${isSecure ? 'https' : 'http'}://${host}${path}` : null;
  }
}

const goodPiece = (answer: Answer | null) => (answer?.status === 200 ? answer.piece : nothing);

const nameOf = (shop: Answer | null) => {
  const name = isRecord(shop?.body) ? shop.body.business_name : null;
  return typeof name === 'string' && name !== '' ? name : 'Mosaic';
};

/** Browsers and crawlers; a script that asks for JSON gets a short answer instead. */
function wantsHtml({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || accept.includes('*/*');
}

const missing = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ errors: [{ code: 'not_found', message: 'Not found' }] });

/** Nothing is released yet, or nothing that could be trusted. */
const unready = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '2', 'content-type': 'text/html; charset=utf-8' })
    .send(
      '<!doctype html><title>Mosaic</title><p>The shop is being prepared. Please come back in a moment.</p>',
    );
