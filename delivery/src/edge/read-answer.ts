import type { Endpoint, ModelOf, ReadContext } from '@shop/contract';
import type { Answer } from './fetch-answer';

/** What is read with while the shop's settings are not known. */
export const beforeSettings: ReadContext = { decimals: 2 };

/** By what each answer was read with: settings may be read before they are known, and with them. */
const models = new WeakMap<Answer, Map<string, unknown>>();

/** Read once for each answer, however many pages it stands in. Null: it cannot be understood. */
export function modelOf<E extends Endpoint>(
  endpoint: E,
  answer: Answer | null,
  context: ReadContext,
): ModelOf<E> | null {
  if (answer?.status !== 200) return null;
  const name = JSON.stringify(context);
  const known = models.get(answer) ?? new Map<string, unknown>();
  models.set(answer, known);
  if (!known.has(name)) known.set(name, readOrNull(endpoint, answer, context));
  return known.get(name) as ModelOf<E> | null; // an answer belongs to one endpoint
}

function readOrNull(endpoint: Endpoint, { body }: Answer, context: ReadContext): unknown {
  try {
    return endpoint.read(body, context);
  } catch {
    return null; // the page itself says what is wrong
  }
}
