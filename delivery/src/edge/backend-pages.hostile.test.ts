import { json, testEdge, type TestEdge } from '../../fixtures/edge';

const page = '<script>alert(localStorage.getItem("token"))</script>';
const ownPolicy = "default-src 'none'; script-src 'sha256-x'";
const edges: TestEdge[] = [];
afterEach(() => Promise.all(edges.splice(0).map((edge) => edge.close())));

/** A backend with a page at every address, and the edge in front of it. Without capabilities it does not respond to `config`. */
async function edgeFor(capabilities: readonly string[] | null) {
  const requested: string[] = [];
  const edge = await testEdge(
    ({ url = '' }, response) => {
      if (url.startsWith('/api/v1/config'))
        return void json(response, { capabilities }, capabilities ? 200 : 500);
      requested.push(url);
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': ownPolicy })
        .end(page);
    },
    { EDGE_RENDER: 'off' },
  );
  edges.push(edge);
  return { app: edge.app, requested };
}

const mocks = ['/payments/x', '/providers/google?state=x'];

it.each(['/api/v1/page', '/%61pi/v1/page', '/sandbox/page', '/media/page.html', '/%6dedia/page.html'])(
  'a page of the backend cannot act in the shop’s origin: %s',
  async (url) => {
    const { app } = await edgeFor(['mock-providers']);
    const { headers, body } = await app.inject({ url });
    expect(body).toBe(page);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

it.each(mocks)('a backend that does not mock vendors has no page at %s', async (url) => {
  const { app, requested } = await edgeFor([]);
  for (const method of ['GET', 'POST'] as const)
    expect((await app.inject({ method, url })).statusCode).toBe(404);
  expect(requested).toEqual([]);
});

it.each(mocks)('nothing is known of a backend that does not respond: %s', async (url) => {
  const { app, requested } = await edgeFor(null);
  const { statusCode, body } = await app.inject({ url });
  expect([statusCode, JSON.parse(body)]).toMatchObject([502, { errors: [{ code: 'unavailable' }] }]);
  expect(requested).toEqual([]);
});

it.each(mocks)('the sandbox’s page at %s keeps its own policy [D-26]', async (url) => {
  const { app, requested } = await edgeFor(['mock-providers']);
  const { statusCode, headers } = await app.inject({ url });
  expect([statusCode, headers['content-security-policy']]).toEqual([200, ownPolicy]);
  expect(requested).toEqual([url]);
});

it('a drawing keeps the styles that it consists of', async () => {
  const { app } = await edgeFor([]);
  const { headers } = await app.inject({ url: '/media/3/item/pizza.svg' });
  expect(headers['content-security-policy']).toContain("style-src 'unsafe-inline'");
});
