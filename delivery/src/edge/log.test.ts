import { testEdge } from '../../fixtures/edge';
import { openPage, ownPageHeaders, sendEvents } from '../../fixtures/reporters';
import { logTo } from './log';

const secrets = 'guest_id=11111111-secret&phone=%2B923001112233&token=tttt-secret';

it('contains the parameter names of addresses, and no values', async () => {
  const edge = await testEdge(undefined, { EDGE_RENDER: 'off' });
  const url = `/api/v1/customer/order/track?${secrets}`;
  await edge.app.inject({ url });
  await edge.app.inject({ url: `/product/7?${secrets}`, headers: { accept: 'text/html' } });
  const report = { kind: 'error', app: 'host', error: `Error: https://shop.example${url} is gone` };
  const csp = { 'csp-report': { 'document-uri': `https://shop.example/order-confirmed?${secrets}` } };
  for (const payload of [report, csp, [{ type: 'csp-violation', body: { documentURL: url } }]])
    await edge.app.inject({ method: 'POST', url: '/_report', headers: ownPageHeaders, payload });
  const events = [{ name: 'page_view', page: `/order-confirmed?${secrets}` }];
  await sendEvents(edge.app, await openPage(edge.app), events);
  await edge.close();
  expect(edge.logged.map(([event]) => event)).toEqual(
    expect.arrayContaining(['proxy', 'report', 'analytics']),
  );
  expect(JSON.stringify(edge.logged)).toContain('track?guest_id&phone&token');
  expect(JSON.stringify(edge.logged)).not.toMatch(/secret|923001112233/);
});

it('for every event', () => {
  const lines: string[] = [];
  logTo((line) => void lines.push(line))('api', {
    url: `http://api/x?${secrets}`,
    deep: [{ at: `/?${secrets}` }],
  });
  expect(lines.join('')).toContain('http://api/x?guest_id&phone&token');
  expect(lines.join('')).not.toMatch(/secret|923001112233/);
});
