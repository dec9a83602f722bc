import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { handleErrors } from './handle-errors';

const app = fastify({ bodyLimit: 1_000 });
handleErrors(app);
app.post('/', () => ({}));
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

/** Sends a large body like a proxy, for which a connection that breaks while sending means a dead backend. */
const sendAll = (type: string, body: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo; // it listens on a port
    const headers = { 'content-type': type, 'content-length': body.length };
    const sender = request({ port, host: '127.0.0.1', method: 'POST', headers, agent: false });
    let reply: IncomingMessage | null = null;
    let isSent = false;
    const settle = () => reply && isSent && resolve(reply);
    sender.on('response', (response) => {
      reply = response;
      if (!isSent) return reject(new Error('answered before the body was read'));
      settle();
    });
    sender.on('error', reject);
    sender.end(body, () => {
      isSent = true;
      settle();
    });
  });

it.each([
  ['too large', 'application/json', 413],
  ['of a kind that is not read', 'application/xml', 415],
])('a body %s is read to its end and refused [ERR-01]', async (_case, type, status) => {
  const reply = await sendAll(type, 'x'.repeat(8_000_000));
  let text = '';
  for await (const chunk of reply) text += String(chunk);
  expect(reply.statusCode).toBe(status);
  expect(JSON.parse(text)).toMatchObject({ errors: [{ code: expect.any(String) as string }] });
});
