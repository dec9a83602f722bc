import { getBootData, getCookie, testEdge } from '../../fixtures/edge';

it('an app that is switched off keeps its addresses, for the error fallback; all others are unchanged [F-11]', async () => {
  const edge = await testEdge(undefined, { EDGE_RENDER: 'off' });
  const cookie = getCookie({ v: '0000000000000000-1', z: [1] });
  const page = async (url: string) => {
    const { statusCode, body } = await edge.app.inject({ url, headers: { accept: 'text/html', cookie } });
    const { off, remotes } = getBootData(body);
    return { statusCode, off, remotes: Object.keys(remotes) };
  };
  await edge.store.kill('mfe-catalog', null, 'prices are wrong');
  await edge.live.refresh();
  expect(await page('/product/7')).toEqual({
    statusCode: 503,
    off: ['/home', '/product/:id', '/category/:id', '/mine'],
    remotes: ['mfe-cart'],
  });
  expect((await page('/nowhere')).statusCode).toBe(404);
  expect((await page('/')).statusCode).toBe(200);
  await edge.store.revive('mfe-catalog', null);
  await edge.live.refresh();
  const { statusCode, off } = await page('/category/7');
  expect([statusCode, off]).toEqual([200, undefined]);
  await edge.close();
});
