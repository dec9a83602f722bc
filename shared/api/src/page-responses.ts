import { isAbsent, isMissing, type Endpoint, type ReadContext, type RequestScope } from '@shop/contract';
import { unstable_serialize as serializeKey } from 'swr';
import { ApiError, carriesErrors, entriesFrom } from './api-error';
import { toCacheKey } from './cache-key';

/** A response before it is read: HTTP status and body. */
export interface RawResponse {
  status: number;
  body: unknown;
}

type KeyedEndpoint = Pick<Endpoint, 'method' | 'path' | 'varies'>;
type ReadEndpoint<Model> = Pick<Endpoint<never, Model>, 'read' | 'absent' | 'isMissingWhenNull'>;

/**
 * Responses that came with the page, for SWR's `fallback`: shown by the first render, on the server and while hydrating. Each
 * is read on first use, by the reader of the remote's own endpoint.
 */
export class PageResponses {
  /** The models that have been read, by cache key. */
  readonly fallback: Record<string, unknown> = {};
  private readonly unread = new Map<string, RawResponse>();
  private readonly refusals = new Map<string, ApiError>();
  private readonly shown = new Set<string>();

  /** Stores a response under the cache key of a request from this scope. */
  add(endpoint: KeyedEndpoint, args: unknown, scope: RequestScope, response: RawResponse): void {
    this.unread.set(serializeKey(toCacheKey(endpoint, args, scope)), response);
  }

  /** Stores a model that has been read already. */
  addModel<Args, Model>(
    endpoint: KeyedEndpoint & Pick<Endpoint<Args, Model>, '__args'>,
    args: Args,
    scope: RequestScope,
    data: Model,
  ): void {
    this.fallback[serializeKey(toCacheKey(endpoint, args, scope))] = data;
  }

  /** Reads a response into the fallback before it is shown; one that cannot be read counts as absent. */
  read<Model>(endpoint: ReadEndpoint<Model>, key: string, context: ReadContext): void {
    const response = this.unread.get(key);
    if (!response) return;
    this.unread.delete(key);
    const outcome = toOutcome(endpoint, response, context);
    if (outcome instanceof ApiError) this.refusals.set(key, outcome);
    else if (outcome) this.fallback[key] = outcome.data;
  }

  /** The backend's error response that came with the page. */
  getRefusal(key: string): ApiError | undefined {
    return this.refusals.get(key);
  }

  has(key: string): boolean {
    return key in this.fallback || this.refusals.has(key);
  }

  isShown(key: string): boolean {
    return this.shown.has(key);
  }

  /** Marks it as shown. Returns whether this is the first time. */
  show(key: string): boolean {
    if (!this.has(key) || this.shown.has(key)) return false;
    this.shown.add(key);
    return true;
  }

  forget(key: string): void {
    delete this.fallback[key];
    this.unread.delete(key);
    this.refusals.delete(key);
  }

  clear(): void {
    for (const key of [...Object.keys(this.fallback), ...this.unread.keys(), ...this.refusals.keys()])
      this.forget(key);
  }
}

/** The model, or the backend's error response. */
function toOutcome<Model>(
  endpoint: ReadEndpoint<Model>,
  response: RawResponse,
  context: ReadContext,
): { data: Model } | ApiError | undefined {
  const { status, body } = response;
  try {
    if (isAbsent(endpoint, response)) return { data: endpoint.read(endpoint.absent, context) };
    if (status === 200 && isMissing(endpoint, response)) return new ApiError('http', 404, []);
    if (status !== 200 || carriesErrors(body))
      return new ApiError('http', status, entriesFrom(body), null, body);
    return { data: endpoint.read(body, context) };
  } catch {
    return undefined; // the browser sends the request itself and reports the error
  }
}
