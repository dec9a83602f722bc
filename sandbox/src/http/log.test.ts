import { Writable } from 'node:stream';
import { buildApp } from '../app';
import { openTestShop } from '../testing/test-shop';

it('logs what failed where, and nothing that was sent or stored', async () => {
  const shop = await openTestShop();
  let output = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      output += chunk.toString();
      done();
    },
  });
  const app = await buildApp({ database: shop.database, limits: false, log: stream });
  app.get('/breaks', () => {
    throw Object.assign(new Error('not at /x?phone=%2B923001112233'), {
      code: '23505',
      detail: 'Key (phone)=(+923001112233) already exists.',
      params: ['+923001112233'],
      query: 'INSERT',
    });
  });
  const { statusCode } = await app.inject('/breaks?guest_id=a-secret&phone=923001112233');
  expect(statusCode).toBe(500);
  const line = JSON.parse(output) as { req: { url: string }; err: { stack: string; code: string } };
  expect(line.req.url).toBe('/breaks?guest_id&phone');
  expect(line.err.code).toBe('23505');
  expect(line.err.stack).toContain('not at /x?phone\n');
  expect(output).not.toMatch(/923001112233|a-secret/);
  await app.close();
  await shop.close();
});
