import { isAbsent, isMissing, requestHeaders, type Endpoint, type RequestScope } from '@shop/contract';

/** A response of the backend. A changed response is another object. */
export interface ApiResponse {
  /** 200, or 404 and 410 for a missing entity. */
  status: number;
  body: unknown;
  /** `body` as JSON: two responses with the same text are equal. */
  text: string;
}

/** Milliseconds after which a request is aborted. */
export const deadline = 5_000;
const maxCharacters = 1_000_000;

/** Whether the backend reports that the entity does not exist. */
export const isRefusal = (response: ApiResponse | null): boolean =>
  response !== null && response.status !== 200;

export const toApiResponse = ({ status, body }: { status: number; body: unknown }): ApiResponse => ({
  status,
  body,
  text: JSON.stringify(body ?? null),
});

/** Undefined if it is not JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Rejects for a transient failure: that is no response, and the last good one is kept. */
export async function fetchResponse(
  url: string,
  scope: RequestScope,
  endpoint: Endpoint,
  send: typeof fetch,
): Promise<ApiResponse> {
  const response = await send(url, {
    headers: requestHeaders(scope),
    redirect: 'manual',
    signal: AbortSignal.timeout(deadline),
  });
  const { status } = response;
  const text = await response.text();
  if (text.length > maxCharacters) throw new Error(`${text.length} characters are too many`);
  const plain = { status, body: jsonIn(text) };
  if (isAbsent(endpoint, plain)) return toApiResponse({ status: 200, body: endpoint.absent });
  if (isMissing(endpoint, plain))
    return toApiResponse({ status: status === 200 ? 404 : status, body: plain.body ?? null });
  if (status !== 200) throw new Error(`status ${status}`);
  if (plain.body === undefined) throw new Error('no JSON');
  return toApiResponse(plain);
}

/** Tries one module after another. Missing if none of them has it. */
export async function fetchFromModules(
  fetchIn: (moduleId: number | null) => Promise<ApiResponse>,
  first: number | null,
  getOthers: () => Promise<number[]>,
): Promise<ApiResponse> {
  const here = fetchIn(first);
  let last = await here.catch(() => null);
  if (last?.status === 200) return last;
  for (const moduleId of await getOthers()) {
    last = await fetchIn(moduleId).catch(() => null);
    if (last?.status === 200) break;
  }
  return last ?? here;
}
