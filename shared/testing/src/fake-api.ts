import type { ArgsOf, Endpoint, ModelOf, RequestArgs } from '@shop/contract';

interface Call {
  endpoint: Endpoint<never, unknown> | Endpoint;
  args: RequestArgs;
  idempotencyKey: string | null;
}

type Answer<E> = ModelOf<E> | ((args: ArgsOf<E>) => ModelOf<E> | Promise<ModelOf<E>>);

/** Answer of a failing call, as the backend sends it. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}

/** A refusal in the documented shape. */
export const refused = (status: number, ...messages: string[]) =>
  new Refusal(status, { errors: messages.map((message) => ({ code: 'error', message })) });

/**
 * Stands where the backend would: answers models, keeps what was asked. It sits behind the real client, under the
 * endpoint's reader, so that keys, errors and retries are the real ones.
 */
export function createFakeApi() {
  const answers = new Map<string, Answer<Endpoint>>();
  const calls: Call[] = [];
  const name = (endpoint: { method: string; path: string }) => `${endpoint.method} ${endpoint.path}`;

  return {
    /** From now on this endpoint answers so: a model, a function of the arguments, or a thrown `Refusal`. */
    answer<E extends Endpoint<never, unknown> | Endpoint>(endpoint: E, answer: Answer<E>) {
      // The map holds answers of every endpoint; the key keeps them apart.
      answers.set(name(endpoint), answer as Answer<Endpoint>);
    },
    /** Arguments of every call of this endpoint so far. */
    calls(endpoint: Pick<Endpoint, 'method' | 'path'>): RequestArgs[] {
      return calls.filter((call) => name(call.endpoint) === name(endpoint)).map((call) => call.args);
    },
    /** Idempotency keys of every call of this endpoint so far. */
    idempotencyKeys(endpoint: Pick<Endpoint, 'method' | 'path'>): (string | null)[] {
      return calls
        .filter((call) => name(call.endpoint) === name(endpoint))
        .map((call) => call.idempotencyKey);
    },
    async take(
      endpoint: Endpoint<never, unknown> | Endpoint,
      args: RequestArgs,
      idempotencyKey: string | null,
    ): Promise<unknown> {
      calls.push({ endpoint, args, idempotencyKey });
      const answer: unknown = answers.get(name(endpoint));
      if (answer === undefined) throw new Refusal(404, { message: `No answer given for ${name(endpoint)}` });
      return typeof answer === 'function' ? await (answer as (args: RequestArgs) => unknown)(args) : answer;
    },
  };
}

export type FakeApi = ReturnType<typeof createFakeApi>;
