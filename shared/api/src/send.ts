import {
  isAbsent,
  isAnnounced,
  isMissing,
  readContext,
  requestHeaders,
  requestUrl,
  type Endpoint,
  type PlainResponse,
  type RequestArgs,
  type RequestScope,
} from '@shop/contract';
import { ApiError, carriesErrors, entriesFrom } from './api-error';

export interface SendOptions {
  signal?: AbortSignal;
  /** Makes any number of sendings one deed (D-21). */
  idempotencyKey?: string;
  /** Milliseconds until the call counts as lost. */
  timeout?: number;
  /** Takes the place of `fetch`: tests, and answers that the edge's inline script has already asked for. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Pauses between tries in milliseconds. Reading calls only. */
  pauses?: readonly number[];
}

const usualTimeout = 15_000;
const usualPauses = [400, 1_500] as const;
const longestPause = 5_000;

/**
 * Asks the backend and answers what the endpoint's reader makes of it, or throws `ApiError` (nothing else, save the
 * abort of the given signal). Reading calls are tried again with pauses when the fault may pass (F-08, F-26).
 */
export async function call<Args, Model>(
  endpoint: Endpoint<Args, Model>,
  args: Args,
  scope: RequestScope,
  options: SendOptions = {},
): Promise<Model> {
  if (!isAnnounced(endpoint, scope)) return withoutEndpoint(endpoint, scope);
  const pauses = endpoint.method === 'GET' ? (options.pauses ?? usualPauses) : [];
  for (let tries = 0; ; tries += 1) {
    try {
      return endpoint.read(await sendOnce(endpoint, args as RequestArgs, scope, options), readContext(scope));
    } catch (cause) {
      const error = asApiError(cause);
      const pause = pauses[tries];
      if (!error.mayPass || pause === undefined || options.signal?.aborted) throw error;
      await wait(Math.min(error.retryAfter ?? pause, longestPause));
    }
  }
}

/** What the shop does without an endpoint that the backend does not announce. */
function withoutEndpoint<Args, Model>(endpoint: Endpoint<Args, Model>, scope: RequestScope): Model {
  if (endpoint.absent === undefined) throw new ApiError('http', 404, []);
  return endpoint.read(endpoint.absent, readContext(scope));
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function asApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  // The caller gave up by its own signal: not a failure to tell anybody.
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  return new ApiError('malformed', 200, [], null, cause);
}

async function sendOnce(
  endpoint: Endpoint<never, unknown> | Endpoint,
  args: RequestArgs,
  scope: RequestScope,
  options: SendOptions,
): Promise<unknown> {
  const url = requestUrl(endpoint, args, scope);
  const headers = requestHeaders(scope);
  const isForm = args.body instanceof FormData;
  // A form names its own boundary.
  if (args.body !== undefined && !isForm) headers['content-type'] = 'application/json';
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  const init: RequestInit = { method: endpoint.method, headers, credentials: 'omit', redirect: 'manual' };
  if (args.body !== undefined) init.body = isForm ? (args.body as FormData) : JSON.stringify(args.body);
  return understood(endpoint, await answered(url, init, options));
}

async function answered(url: string, init: RequestInit, options: SendOptions): Promise<Response> {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(), options.timeout ?? usualTimeout);
  const giveUp = () => ended.abort();
  options.signal?.addEventListener('abort', giveUp);
  const isAborted = () => options.signal?.aborted === true;
  if (isAborted()) giveUp();
  try {
    return await (options.fetch ?? fetch)(url, { ...init, signal: ended.signal });
  } catch (cause) {
    if (isAborted()) throw cause;
    throw new ApiError(ended.signal.aborted ? 'timeout' : 'network', 0, [], null, cause);
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', giveUp);
  }
}

const isRedirect = ({ type, redirected, status }: Response) =>
  type === 'opaqueredirect' || redirected || (status >= 300 && status < 400);

/** An unknown path of some backends redirects to an admin page: that, and all that is not JSON, is malformed. */
async function understood(
  endpoint: Endpoint<never, unknown> | Endpoint,
  response: Response,
): Promise<unknown> {
  const { status } = response;
  const body = isRedirect(response) ? undefined : jsonIn(await response.text(), response.ok);
  const plain: PlainResponse = { status, body };
  if (isAbsent(endpoint, plain)) return endpoint.absent;
  if (status === 200 && isMissing(endpoint, plain)) throw new ApiError('http', 404, []);
  if (response.ok && body !== undefined && !carriesErrors(body)) return body;
  if (body === undefined && status < 400) throw new ApiError('malformed', status, []);
  // What a backend says of its own breakdown is not for customers.
  const entries = status >= 500 ? [] : entriesFrom(body);
  throw new ApiError('http', status, entries, retryAfterOf(response), body ?? null);
}

/** Undefined where it is no JSON; an empty body of a success is `null`. */
function jsonIn(text: string, isOk: boolean): unknown {
  if (text === '') return isOk ? null : undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null;
}
