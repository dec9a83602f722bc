import { createApi, type Api, type ApiEnvironment } from '@shop/api';
import { Refusal, type FakeApi } from './fake-api';

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/**
 * The real client over the fake backend: errors, 401 and retries are handled as usual; only reading of the wire format is
 * skipped, because the fake responds with models.
 */
export function createTestApi(fake: FakeApi, environment: ApiEnvironment): Api {
  const real = createApi({ pauses: [], ...environment });
  const send: Api['send'] = (endpoint, args, options) => {
    let received: { model: unknown } | null = null;
    const fetch = async () => {
      try {
        received = { model: await fake.handle(endpoint, args as object, options?.idempotencyKey ?? null) };
        return json({}, 200);
      } catch (cause) {
        if (cause instanceof Refusal) return json(cause.body, cause.status);
        throw cause;
      }
    };
    const fakeEndpoint: typeof endpoint = {
      ...endpoint,
      // The fake ignores module and zone.
      subject: null,
      demands: [],
      isInAnyModule: false,
      respell: null,
      // The fake's response is already the model that this endpoint's reader would return.
      read: (wire, context) => (received ? (received.model as never) : endpoint.read(wire, context)),
    };
    return real.send(fakeEndpoint, args, { ...options, fetch });
  };
  return { ...real, send };
}
