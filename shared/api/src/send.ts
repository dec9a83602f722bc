import {
  requestHeaders,
  requestUrl,
  type Endpoint,
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
  const pauses = endpoint.method === 'GET' ? (options.pauses ?? usualPauses) : [];
  for (let tries = 0; ; tries += 1) {
    try {
      return endpoint.read(await sendOnce(endpoint, args as RequestArgs, scope, options), {
        decimals: scope.decimals,
      });
    } catch (cause) {
      const error = asApiError(cause);
      const pause = pauses[tries];
      if (!error.mayPass || pause === undefined || options.signal?.aborted) throw error;
      await wait(Math.min(error.retryAfter ?? pause, longestPause));
    }
  }
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
  return understood(await answered(url, init, options));
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

/** An unknown path of some backends redirects to an admin page: that, and all that is not JSON, is malformed. */
async function understood(response: Response): Promise<unknown> {
  if (
    response.type === 'opaqueredirect' ||
    response.redirected ||
    (response.status >= 300 && response.status < 400)
  ) {
    throw new ApiError('malformed', response.status, []);
  }
  const body = await jsonOf(response);
  if (response.ok && !carriesErrors(body)) return body;
  throw new ApiError('http', response.status, entriesFrom(body), retryAfterOf(response), body);
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '' && response.ok) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw response.ok
      ? new ApiError('malformed', response.status, [])
      : new ApiError('http', response.status, [], retryAfterOf(response));
  }
}

function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null;
}
