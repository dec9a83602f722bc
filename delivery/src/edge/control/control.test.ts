import { buildRelease, release } from '../../../fixtures/build-release';
import { json, testEdge, type TestEdge } from '../../../fixtures/edge';
import { openPage, sendReport } from '../../../fixtures/reporters';
import { passTime, until } from '../../../fixtures/fake-time';
import { getDefault } from '../../release-table';
import { edgeSettings } from '../settings';

const token = 'a-token-of-this-test';
const edges: TestEdge[] = [];
afterEach(() => Promise.all(edges.splice(0).map((edge) => edge.close())));

async function opened(env: Record<string, string> = {}) {
  const edge = await testEdge((_request, response) => json(response, {}), {
    EDGE_DELIVERY_TOKEN: token,
    ...env,
  });
  edges.push(edge);
  return edge;
}

const post = (edge: TestEdge, url: string, fields: Record<string, string>, cookie = '') =>
  edge.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams(fields).toString(),
  });

/** Signs in; returns the cookie, and the forms' CSRF token. */
async function entered(edge: TestEdge) {
  const response = await post(edge, '/_delivery/enter', { token });
  expect(response.statusCode).toBe(303);
  const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
  const { body } = await edge.app.inject({ url: '/_delivery', headers: { cookie } });
  const form = /name="form" value="([^"]+)"/.exec(body)?.[1] ?? '';
  return { cookie, form, body };
}

const getPercentage = async (edge: TestEdge, app: string) =>
  Object.fromEntries(
    ((await edge.store.table()).microFrontends[app] ?? []).map(({ metadata, deployment }) => [
      metadata.version,
      deployment.traffic,
    ]),
  );

const visit = (edge: TestEdge) => edge.app.inject({ url: '/', headers: { accept: 'text/html' } });

it('exists only if a token is set', async () => {
  const edge = await opened({ EDGE_DELIVERY_TOKEN: '' });
  expect((await edge.app.inject({ url: '/_delivery/counts' })).statusCode).toBe(404);
  expect(() => edgeSettings({ EDGE_DELIVERY_TOKEN: 'short' })).toThrow('at least 16 letters');
});

it('shows nothing without the token', async () => {
  const edge = await opened();
  const requested = await edge.app.inject({ url: '/_delivery' });
  expect(requested.statusCode).toBe(401);
  expect(requested.body).not.toContain('mfe-cart');
  const wrong = await post(edge, '/_delivery/enter', { token: 'something-else-here' });
  expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([401, undefined]);
  expect(
    (await edge.app.inject({ url: '/_delivery', headers: { cookie: 'shop-delivery=x' } })).statusCode,
  ).toBe(401);
  expect((await edge.app.inject({ url: '/_delivery/counts' })).statusCode).toBe(401);
  const guess = Array.from({ length: 12 }, () =>
    post(edge, '/_delivery/enter', { token: 'something-else-here' }),
  );
  expect((await Promise.all(guess)).map(({ statusCode }) => statusCode)).toContain(429);
});

it.each(['/_delivery', '/_shop'])(
  'ends after twelve hours, and with another end than the signed one: %s',
  async (url) => {
    const edge = await opened();
    const { cookie } = await entered(edge);
    const statusWith = async (value: string) =>
      (await edge.app.inject({ url, headers: { cookie: value } })).statusCode;
    const later = cookie.replace(/\d{10}/, (until) => String(Number(until) + 1));
    expect(later).not.toBe(cookie);
    expect([await statusWith(cookie), await statusWith(later)]).toEqual([200, 401]);
    // The edge's timers would run for twelve hours, too.
    const entry = Date.now();
    jest.setSystemTime(entry + 12 * 3_600_000 - 1_000);
    expect(await statusWith(cookie)).toBe(200);
    jest.setSystemTime(entry + 12 * 3_600_000);
    expect([await statusWith(cookie), await statusWith(later)]).toEqual([401, 401]);
  },
);

it('shows apps, percentages, health and history', async () => {
  const edge = await opened();
  await release(edge.store, 'mfe-cart', '1.1.0', { slots: ['cart-button'] }, 25);
  await edge.live.refresh();
  await Promise.all(Array.from({ length: 20 }, () => visit(edge)));
  const { body } = await entered(edge);
  for (const text of ['mfe-catalog', '25 %, canary', '75 %, default', 'promote mfe-cart@1.1.0 25 %']) {
    expect(body).toContain(text);
  }
  expect(body).toContain('aria-label="20 visits, 0 failing"');
  expect(body).not.toMatch(/<script|style="/);
});

it('promotes, pauses, resumes and rolls back, and reports it', async () => {
  const edge = await opened();
  await edge.store.publish('mfe-cart', buildRelease('mfe-cart', '1.1.0', { slots: ['cart-button'] }));
  const { cookie, form, body } = await entered(edge);
  expect(body).toContain('<option>1.1.0</option>');
  const act = async (action: string, fields: Record<string, string> = {}) => {
    const response = await post(edge, `/_delivery/${action}`, { form, app: 'mfe-cart', ...fields }, cookie);
    expect(response.statusCode).toBe(303);
    return (await edge.app.inject({ url: String(response.headers.location), headers: { cookie } })).body;
  };
  expect(await act('promote', { version: '1.1.0', percent: '10' })).toContain(
    'mfe-cart@1.1.0 is promoted to 10 %',
  );
  expect(await getPercentage(edge, 'mfe-cart')).toMatchObject({ '1.1.0': 10, '1.0.0': 90 });
  expect(await act('pause')).toContain('mfe-cart@1.1.0 is paused');
  expect(await act('resume')).toContain('mfe-cart@1.1.0 is resumed');
  expect(await act('rollback')).toContain('everybody gets 1.0.0; 1.1.0 is rolled back');
  expect(getDefault((await edge.store.table()).microFrontends['mfe-cart'])?.deployment.traffic).toBe(100);
});

it.each(['__proto__', 'constructor'])('refuses an app of the name %s with a message', async (app) => {
  const edge = await opened();
  const { cookie, form } = await entered(edge);
  for (const action of ['pause', 'resume', 'rollback', 'promote']) {
    const fields = { form, app, version: '1.0.0', percent: '10' };
    const refused = await post(edge, `/_delivery/${action}`, fields, cookie);
    expect([action, refused.statusCode]).toEqual([action, 409]);
    expect(refused.body).toContain(app);
  }
});

it('pauses and rolls back each of several canaries', async () => {
  const edge = await opened();
  for (const [version, language] of [
    ['1.1.0', 'ur'],
    ['1.2.0', 'ar'],
  ] as const) {
    await edge.store.publish('mfe-cart', buildRelease('mfe-cart', version, { slots: ['cart-button'] }));
    await edge.store.promote('mfe-cart', version, 0, [{ language: [language], traffic: 50 }]);
  }
  await edge.live.refresh();
  const { cookie, form, body } = await entered(edge);
  for (const text of [
    'language=ur 50 %, canary',
    'language=ar 50 %, canary',
    'end the canaries 1.1.0, 1.2.0',
  ])
    expect(body).toContain(text);
  expect(body).toContain(
    'name="version" value="1.2.0"><button class="" aria-label="Pause 1.2.0 of mfe-cart">',
  );
  const act = async (action: string, fields: Record<string, string> = {}) =>
    post(edge, `/_delivery/${action}`, { form, app: 'mfe-cart', ...fields }, cookie);
  expect((await act('rollback')).body).toContain('mfe-cart has 2 canaries: mfe-cart@1.1.0');
  const paused = await act('pause', { version: '1.2.0' });
  expect(decodeURIComponent(String(paused.headers.location))).toContain('mfe-cart@1.2.0 is paused');
  const rolledBack = await act('rollback', { version: '1.1.0' });
  expect(decodeURIComponent(String(rolledBack.headers.location))).toContain('canaries that stay: 1.2.0');
});

it('lists the newest published releases, also of an app that nobody has promoted, by few requests', async () => {
  const edge = await opened();
  const versions = Array.from({ length: 8 }, (_, at) => `1.1.${at}`);
  for (const version of versions) {
    await passTime(10);
    await edge.store.publish('mfe-cart', buildRelease('mfe-cart', version, { slots: ['cart-button'] }));
  }
  await edge.store.publish('mfe-gifts', buildRelease('mfe-gifts', '1.0.0'));
  const { body, cookie, form } = await entered(edge);
  expect([...body.matchAll(/<option>(1\.1\.\d)<\/option>/g)].map(([, version]) => version)).toEqual(
    versions.reverse().slice(0, 5),
  );
  expect(body).toContain('<p class="muted">Published: 1.0.0. Nobody gets it yet.</p>');
  const fields = { form, app: 'mfe-gifts', version: '1.0.0', percent: '10' };
  expect((await post(edge, '/_delivery/promote', fields, cookie)).statusCode).toBe(303);
  const after = await edge.app.inject({ url: '/_delivery', headers: { cookie } });
  expect(after.body).not.toContain('Nobody gets it yet');
});

it('sends the shown version: who presses a second later rolls back nothing more', async () => {
  const edge = await opened();
  for (const version of ['1.1.0', '1.2.0'])
    await release(edge.store, 'mfe-cart', version, { slots: ['cart-button'] });
  await edge.store.publish('mfe-cart', buildRelease('mfe-cart', '1.3.0', { slots: ['cart-button'] }));
  await edge.live.refresh();
  const { cookie, form, body } = await entered(edge);
  const [, shown = ''] = /name="version" value="([^"]+)"><button[^>]+>Roll back</.exec(body) ?? [];
  expect([shown, body.includes('aria-label="Roll back mfe-cart"')]).toEqual(['1.2.0', true]);
  // Nothing is before the only release of an app.
  expect(body).not.toContain('aria-label="Roll back host"');
  const press = () => post(edge, '/_delivery/rollback', { form, app: 'mfe-cart', version: shown }, cookie);
  expect((await press()).statusCode).toBe(303);
  const second = await press();
  expect([second.statusCode, second.body]).toEqual([409, expect.stringContaining('not to mfe-cart@1.2.0')]);
  expect(await getPercentage(edge, 'mfe-cart')).toMatchObject({ '1.2.0': 0, '1.1.0': 100 });
  await edge.store.promote('mfe-cart', '1.3.0', 10);
  await edge.live.refresh();
  const beside = await edge.app.inject({ url: '/_delivery', headers: { cookie } });
  for (const version of ['1.3.0', '1.1.0'])
    expect(beside.body).toContain(`aria-label="Roll back ${version} of mfe-cart"`);
});

it('refuses what the store refuses, with its message, and requests of another site', async () => {
  const edge = await opened();
  const { cookie, form } = await entered(edge);
  const refused = await post(edge, '/_delivery/rollback', { form, app: 'mfe-cart' }, cookie);
  expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('no release before it')]);
  const strange = await post(
    edge,
    '/_delivery/promote',
    { form, app: '<b>', version: '1.0.0', percent: '5' },
    cookie,
  );
  expect([strange.statusCode, strange.body]).toEqual([409, expect.stringContaining('&lt;b&gt;')]);
  expect((await post(edge, '/_delivery/rollback', { app: 'mfe-cart' }, cookie)).statusCode).toBe(403);
  expect((await post(edge, '/_delivery/rollback', { form, app: 'mfe-cart' })).statusCode).toBe(401);
});

it('rolls a failing canary back automatically, within a minute and 200 failing visits [F-15]', async () => {
  const edge = await opened({ EDGE_GUARD: 'on', EDGE_TRUST_PROXY: 'loopback' });
  await release(edge.store, 'mfe-cart', '1.1.0', { slots: ['cart-button'] }, 50);
  await edge.live.refresh();
  // The table changes shortly before the log entry: the test waits for the later of the two.
  const hasLogged = (event: string) => edge.logged.some(([logged]) => logged === event);
  const betweenVisits = 40;
  let failing = 0;
  for (let passed = 0; passed < 60_000 && !hasLogged('guard-rollback'); passed += betweenVisits) {
    const visitor = await openPage(edge.app);
    const live = visitor.boot.remotes['mfe-cart']?.live;
    if (live?.version === '1.1.0') {
      failing += 1;
      const { buildId } = live;
      await sendReport(edge.app, visitor, { kind: 'remote', app: 'mfe-cart', buildId, step: 'previous' });
    }
    await passTime(betweenVisits);
    // A check has ended when the canary analysis waits for the next one.
    await until(() => jest.getTimerCount() > 0);
    await edge.live.refresh();
  }
  expect(await getPercentage(edge, 'mfe-cart')).toMatchObject({ '1.1.0': 0, '1.0.0': 100 });
  expect(failing).toBeLessThan(200);
  expect(hasLogged('guard-rollback')).toBe(true);
});
