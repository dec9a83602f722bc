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
  /** Makes repeated requests count as one action (D-21). */
  idempotencyKey?: string;
  /** Milliseconds until the request fails with a timeout. */
  timeout?: number;
  /** Replaces `fetch`: for tests, and for requests that the edge's inline script has already started. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Delays between attempts in milliseconds. GET requests only. */
  pauses?: readonly number[];
  /** Endpoints that the backend was found to lack: not requested again, and added to. */
  lacking?: Set<string>;
}

const defaultTimeout = 15_000;
const defaultPauses = [400, 1_500] as const;
const longestPause = 5_000;

/**
 * Sends the request and returns what the endpoint's reader makes of the response, or throws `ApiError` (nothing else, except
 * for an abort by `signal`). GET requests are retried with delays if the failure is transient (F-08, F-26), unless their
 * endpoint says otherwise (CALL-10).
 */
export async function sendRequest<Args, Model>(
  endpoint: Endpoint<Args, Model>,
  args: Args,
  scope: RequestScope,
  options: SendOptions = {},
): Promise<Model> {
  const isKnownToLack = options.lacking?.has(toName(endpoint)) === true;
  if (isKnownToLack || !isAnnounced(endpoint, scope)) return readAbsent(endpoint, scope);
  const mayRetry = endpoint.method === 'GET' && !endpoint.isSentOnce;
  const pauses = mayRetry ? (options.pauses ?? defaultPauses) : [];
  for (let tries = 0; ; tries += 1) {
    try {
      return endpoint.read(await sendOnce(endpoint, args as RequestArgs, scope, options), readContext(scope));
    } catch (cause) {
      const error = toApiError(cause);
      const pause = pauses[tries];
      if (!error.isTransient || pause === undefined || options.signal?.aborted) throw error;
      await wait(Math.min(error.retryAfter ?? pause, longestPause));
    }
  }
}

const toName = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** The value for an endpoint that the backend does not announce, or does not have. */
function readAbsent<Args, Model>(endpoint: Endpoint<Args, Model>, scope: RequestScope): Model {
  if (endpoint.absent === undefined) throw new ApiError('http', 404, []);
  return endpoint.read(endpoint.absent, readContext(scope));
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  // The caller aborted: not a failure to report.
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
  // The browser sets the content type of a form, with its boundary.
  if (args.body !== undefined && !isForm) headers['content-type'] = 'application/json';
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  const init: RequestInit = { method: endpoint.method, headers, credentials: 'omit', redirect: 'manual' };
  if (args.body !== undefined) init.body = isForm ? (args.body as FormData) : JSON.stringify(args.body);
  return readBody(endpoint, await receive(url, init, options), options.lacking);
}

interface Received {
  response: Response;
  /** The body; null for a redirect. */
  text: string | null;
}

/** The whole response: a body that stops arriving fails like a response that does not come. */
async function receive(url: string, init: RequestInit, options: SendOptions): Promise<Received> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), options.timeout ?? defaultTimeout);
  const abort = () => controller.abort();
  options.signal?.addEventListener('abort', abort);
  const isAborted = () => options.signal?.aborted === true;
  // An early request was started without this signal.
  const stopped = new Promise<never>((_resolve, reject) =>
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error)),
  );
  if (isAborted()) abort();
  const read = async (): Promise<Received> => {
    const response = await (options.fetch ?? fetch)(url, { ...init, signal: controller.signal });
    return { response, text: isRedirect(response) ? null : await response.text() };
  };
  try {
    return await Promise.race([stopped, read()]);
  } catch (cause) {
    if (isAborted()) throw cause;
    throw new ApiError(controller.signal.aborted ? 'timeout' : 'network', 0, [], null, cause);
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', abort);
  }
}

const isRedirect = ({ type, redirected, status }: Response) =>
  type === 'opaqueredirect' || redirected || (status >= 300 && status < 400);

/** Some backends redirect an unknown path to an admin page: that, and everything that is not JSON, is malformed. */
function readBody(
  endpoint: Endpoint<never, unknown> | Endpoint,
  { response, text }: Received,
  lacking?: Set<string>,
): unknown {
  const { status } = response;
  const body = text === null ? undefined : parseJson(text, response.ok);
  const plain: PlainResponse = { status, body };
  if (isAbsent(endpoint, plain)) {
    // A refusal with reasons, or an id in the path that is not there, says nothing about other requests.
    if (!carriesErrors(body) && !endpoint.path.includes(':')) lacking?.add(toName(endpoint));
    return endpoint.absent;
  }
  if (status === 200 && isMissing(endpoint, plain)) throw new ApiError('http', 404, []);
  if (response.ok && body !== undefined && !carriesErrors(body)) return body;
  if (body === undefined && status < 400) throw new ApiError('malformed', status, []);
  // The message of a server error is not for customers.
  const entries = status >= 500 ? [] : entriesFrom(body);
  throw new ApiError('http', status, entries, getRetryAfter(response), body ?? null);
}

/** Undefined if it is not JSON; an empty body of a success is `null`. */
function parseJson(text: string, isOk: boolean): unknown {
  if (text === '') return isOk ? null : undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function getRetryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null;
}
