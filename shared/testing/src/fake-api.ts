import type { EndpointArgs, Endpoint, EndpointModel, RequestArgs } from '@shop/contract';

interface Call {
  endpoint: Endpoint<never, unknown> | Endpoint;
  args: RequestArgs;
  idempotencyKey: string | null;
}

type FakeResponse<E> =
  | EndpointModel<E>
  | ((args: EndpointArgs<E>) => EndpointModel<E> | Promise<EndpointModel<E>>);

/** A failing response, as the backend sends it. */
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
 * A fake backend: responds with models and records requests. The real client calls it, with the endpoint's reader replaced,
 * so that keys, errors and retries are the real ones.
 */
export function createFakeApi() {
  const responses = new Map<string, FakeResponse<Endpoint>>();
  const calls: Call[] = [];
  const name = (endpoint: { method: string; path: string }) => `${endpoint.method} ${endpoint.path}`;

  return {
    /** Sets the response of an endpoint: a model, a function of the arguments, or a thrown `Refusal`. */
    respond<E extends Endpoint<never, unknown> | Endpoint>(endpoint: E, response: FakeResponse<E>) {
      // The map contains responses of every endpoint; the key keeps them apart.
      responses.set(name(endpoint), response as FakeResponse<Endpoint>);
    },
    /** Arguments of every request to this endpoint so far. */
    calls(endpoint: Pick<Endpoint, 'method' | 'path'>): RequestArgs[] {
      return calls.filter((call) => name(call.endpoint) === name(endpoint)).map((call) => call.args);
    },
    /** Idempotency keys of every request to this endpoint so far. */
    idempotencyKeys(endpoint: Pick<Endpoint, 'method' | 'path'>): (string | null)[] {
      return calls
        .filter((call) => name(call.endpoint) === name(endpoint))
        .map((call) => call.idempotencyKey);
    },
    async handle(
      endpoint: Endpoint<never, unknown> | Endpoint,
      args: RequestArgs,
      idempotencyKey: string | null,
    ): Promise<unknown> {
      calls.push({ endpoint, args, idempotencyKey });
      const response: unknown = responses.get(name(endpoint));
      if (response === undefined)
        throw new Refusal(404, { message: `No response set for ${name(endpoint)}` });
      return typeof response === 'function'
        ? await (response as (args: RequestArgs) => unknown)(args)
        : response;
    },
  };
}

export type FakeApi = ReturnType<typeof createFakeApi>;
