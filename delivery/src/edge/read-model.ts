import type { Endpoint, EndpointModel, ReadContext } from '@shop/contract';
import type { ApiResponse } from './fetch-response';

/** What is read with while the shop's settings are not known. */
export const beforeSettings: ReadContext = { decimals: 2 };

/** By what each answer was read with: settings may be read before they are known, and with them. */
const models = new WeakMap<ApiResponse, Map<string, unknown>>();

/** Read once for each answer, however many pages it stands in. Null: it cannot be understood. */
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
  return known.get(name) as EndpointModel<E> | null; // an answer belongs to one endpoint
}

function readOrNull(endpoint: Endpoint, { body }: ApiResponse, context: ReadContext): unknown {
  try {
    return endpoint.read(body, context);
  } catch {
    return null; // the page itself says what is wrong
  }
}
