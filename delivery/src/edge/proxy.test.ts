import { json, testEdge } from '../../fixtures/edge';
import { startTime } from '../../fixtures/fake-time';

beforeAll(startTime);

const url = '/api/v1/categories';

it('a backend that refuses for a while is asked once, and its refusal is passed on', async () => {
  let calls = 0;
  const edge = await testEdge((request, response) => {
    if (request.url?.startsWith(url)) calls += 1;
    response.writeHead(503, { 'retry-after': '1', 'content-type': 'application/json' }).end('{"errors":[]}');
  });
  const { statusCode, headers, body } = await edge.app.inject({ url });
  await edge.close();
  expect([statusCode, headers['retry-after'], body]).toEqual([503, '1', '{"errors":[]}']);
  expect(calls).toBe(1);
});

it.each([
  { method: 'GET', failing: 1, status: 200, calls: 2 },
  { method: 'GET', failing: 9, status: 502, calls: 2 },
  { method: 'POST', failing: 1, status: 502, calls: 1 },
] as const)(
  'the backend ends the connection of $failing of the calls without a response: $method is sent $calls times, and is $status',
  async ({ method, failing, status, calls }) => {
    let seen = 0;
    const edge = await testEdge((request, response) => {
      if (!request.url?.startsWith(url)) return void json(response, {});
      seen += 1;
      if (seen <= failing) request.socket.destroy();
      else json(response, []);
    });
    const { statusCode } = await edge.app.inject({ url, method });
    await edge.close();
    expect(statusCode).toBe(status);
    expect(seen).toBe(calls);
  },
);
