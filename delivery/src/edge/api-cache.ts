import {
  moduleList,
  requestHeaders,
  requestUrl,
  type Endpoint,
  type RequestArgs,
  type RequestScope,
} from '@shop/contract';
import { LRUCache } from 'lru-cache';
import { CallScopes, type ReadEndpoint } from './call-scopes';
import {
  toApiResponse,
  deadline,
  fetchResponse,
  fetchFromModules,
  isRefusal,
  type ApiResponse,
} from './fetch-response';
import { beforeSettings, readModel } from './read-model';
import type { Log } from './log';
import { toRequestScope, toPageTraits, readVisitor, type PageTraits } from './visitor';

interface CacheEntry {
  /** Null: the backend has not responded. */
  response: ApiResponse | null;
  /** Until when it is used without a new request, and until when a failure is not retried. Milliseconds. */
  freshUntil: number;
  /** From when on callers wait for a new response. */
  oldFrom: number;
}

interface PendingRequest {
  response: Promise<ApiResponse | null>;
  sentAt: number;
}

export interface ApiCacheOptions {
  apiOrigin: string;
  log: Log;
  fetch?: typeof fetch;
  now?: () => number;
}

/** Milliseconds for which a failed request is not retried, and for which a missing entity is cached. */
const failurePause = 2_000;
const refusalLife = 30_000;
/** Milliseconds for which a stale response is returned while it is revalidated. */
const staleAfter = 60_000;
/** A response is stored as text, as parsed JSON and as its model. */
const copies = 3;

/** Up to so many responses, and so many of their bytes. */
const createEntries = () =>
  new LRUCache<string, CacheEntry>({
    max: 2_000,
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ response }) => 1 + (response ? response.text.length * copies : 0),
  });

/** Sends only what the response varies by or requires, and no identity: the response is shared by all visitors of that location. */
function sharedVisitor({ varies, demands }: Endpoint, visitor: PageTraits): PageTraits {
  const isLocal = varies.includes('zone');
  return {
    ...visitor,
    place: isLocal ? visitor.place : null,
    zoneIds: isLocal || demands.includes('zone') ? visitor.zoneIds : [],
    moduleId: varies.includes('module') || demands.includes('module') ? visitor.moduleId : null,
  };
}

/** Whether an address contains an id that no backend could have assigned: nothing is requested for it. */
const hasImpossibleId = ({ path }: Endpoint, { params }: RequestArgs): boolean =>
  path.includes('/:id') && !(Number.isSafeInteger(params?.id) && Number(params?.id) > 0);

const nothing = { status: 404, body: null };

/** One object, because a changed response is another one. */
const unknown = toApiResponse(nothing);

/** Whether the response of a list has no entries, or there is none. */
function isEmptyList(endpoint: Endpoint, response: ApiResponse | null): boolean {
  if (response && response.status !== 200) return false;
  const list: unknown = readModel(endpoint, response, beforeSettings);
  return !response || (typeof list === 'object' && list !== null && 'total' in list && list.total === 0);
}

/**
 * Responses of the backend that pages need before scripts run: cached while fresh, then revalidated while the stale one is
 * still returned. A page never waits longer than its timeout, and never fails because of the cache.
 */
export class ApiCache {
  private entries = createEntries();
  private pending = new Map<string, PendingRequest>();
  private readonly scopes = new CallScopes();
  private readonly now: () => number;

  constructor(private readonly options: ApiCacheOptions) {
    this.now = options.now ?? Date.now;
  }

  /**
   * Waits at most `wait` milliseconds if nothing is cached yet. An empty list of what the shop does not have is 404: its page
   * must not be found either.
   */
  async get(
    endpoint: Endpoint,
    args: RequestArgs,
    visitor: PageTraits,
    wait: number,
  ): Promise<ApiResponse | null> {
    if (hasImpossibleId(endpoint, args)) return toApiResponse(nothing);
    const response = await this.read(endpoint, args, visitor, wait);
    const mayBeUnknown = endpoint.path.includes('/:') && isEmptyList(endpoint, response);
    const reader = this.createReader(visitor, wait);
    return mayBeUnknown && (await this.scopes.isUnknown(endpoint, args, reader)) ? unknown : response;
  }

  private async read(
    endpoint: Endpoint,
    args: RequestArgs,
    visitor: PageTraits,
    wait: number,
  ): Promise<ApiResponse | null> {
    const here = toRequestScope(sharedVisitor(endpoint, visitor), this.options.apiOrigin);
    const scope = this.scopes.mayDiffer(endpoint, here)
      ? await this.scopes.scopeFor(endpoint, args, here, this.createReader(visitor, wait))
      : here;
    const url = requestUrl(endpoint, args, scope);
    const headers = requestHeaders(scope);
    const { zoneId, latitude, longitude, 'X-localization': language } = headers;
    // What is searched in every module is the same for all visitors' modules.
    const moduleId = endpoint.isInAnyModule ? '' : headers.moduleId;
    const key = [url, zoneId, moduleId, language, latitude, longitude].join(' ');
    const known = this.entries.get(key);
    if (known && known.freshUntil > this.now()) return known.response;
    const pending = this.pending.get(key) ?? this.request(key, url, scope, endpoint);
    if (known?.response && known.oldFrom > this.now()) return known.response;
    // Later callers share the remaining time: a backend that hangs delays only the first pages.
    const inTime = await withTimeout(pending.response, wait - (this.now() - pending.sentAt));
    return inTime ?? known?.response ?? null;
  }

  /** Drops all responses; pending ones go to the entries of before. The next page requests them again. */
  clear(): void {
    this.entries = createEntries();
    this.pending = new Map();
    this.scopes.forget();
  }

  /** Requests for `visitor` and reads the response; null without one. */
  private createReader(visitor: PageTraits, wait: number): ReadEndpoint {
    return async (endpoint, args, where = { moduleId: visitor.moduleId }) => {
      const from = { ...visitor, ...where };
      const response = await this.get(endpoint as Endpoint, args as RequestArgs, from, wait);
      return readModel(endpoint as Endpoint, response, beforeSettings) as ReturnType<
        typeof endpoint.read
      > | null; // its own reader’s model
    };
  }

  private request(key: string, url: string, scope: RequestScope, endpoint: Endpoint): PendingRequest {
    const { entries, pending } = this;
    const store = (entry: CacheEntry) => {
      entries.set(key, entry);
      pending.delete(key);
      return entry.response;
    };
    const response = this.fetched(url, scope, endpoint).then(
      (came) => store(this.toEntry(came, entries.get(key), endpoint)),
      (error: unknown) => {
        this.options.log('api', { url, error: error instanceof Error ? error.message : String(error) });
        const known = entries.get(key);
        return store({ response: null, oldFrom: 0, ...known, freshUntil: this.now() + failurePause });
      },
    );
    const request = { response, sentAt: this.now() };
    pending.set(key, request);
    return request;
  }

  private toEntry(response: ApiResponse, known: CacheEntry | undefined, { freshFor }: Endpoint): CacheEntry {
    const freshUntil = this.now() + (isRefusal(response) ? Math.min(freshFor, refusalLife) : freshFor);
    const isUnchanged = known?.response?.status === response.status && known.response.text === response.text;
    // Pages that were rendered with the same response stay valid.
    return {
      response: isUnchanged ? known.response : response,
      freshUntil,
      oldFrom: freshUntil + staleAfter,
    };
  }

  private fetched(url: string, scope: RequestScope, endpoint: Endpoint): Promise<ApiResponse> {
    const fetchIn = (moduleId: number | null) =>
      fetchResponse(url, { ...scope, moduleId }, endpoint, this.options.fetch ?? fetch);
    return endpoint.isInAnyModule
      ? fetchFromModules(fetchIn, scope.moduleId, () => this.getOtherModules(scope))
      : fetchIn(scope.moduleId);
  }

  private async getOtherModules({ language, moduleId }: RequestScope): Promise<number[]> {
    const modules = await this.createReader({ ...anonymousTraits, language }, deadline)(moduleList, {});
    return (modules ?? []).map(({ id }) => id).filter((id) => id !== moduleId);
  }
}

/** A visitor without location, module and language. */
const anonymousTraits: PageTraits = toPageTraits(readVisitor(undefined, undefined));

async function withTimeout<Value>(work: Promise<Value>, milliseconds: number): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
