import type { Endpoint, EndpointModel, ReadContext } from '@shop/contract';
import type { ApiResponse } from './fetch-response';

/** Read context until the shop's settings are known. */
export const beforeSettings: ReadContext = { decimals: 2 };

/** Models by response and read context: a response may be read before the settings are known, and with them. */
const models = new WeakMap<ApiResponse, Map<string, unknown>>();

/** Read once per response, for all pages. Null: unreadable. */
export function readModel<E extends Endpoint>(
  endpoint: E,
  response: ApiResponse | null,
  context: ReadContext,
): EndpointModel<E> | null {
  if (response?.status !== 200) return null;
  const name = JSON.stringify(context);
  const known = models.get(response) ?? new Map<string, unknown>();
  models.set(response, known);
  if (!known.has(name)) known.set(name, readOrNull(endpoint, response, context));
  return known.get(name) as EndpointModel<E> | null; // a response belongs to one endpoint
}

function readOrNull(endpoint: Endpoint, { body }: ApiResponse, context: ReadContext): unknown {
  try {
    return endpoint.read(body, context);
  } catch {
    return null; // the page itself reports the error
  }
}
