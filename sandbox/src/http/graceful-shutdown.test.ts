import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { createGracefulShutdown } from './graceful-shutdown';

it('completes running requests, and does not wait for idle connections [ERR-01]', async () => {
  const app = fastify({ keepAliveTimeout: 600_000 });
  let release = (): void => undefined;
  const slow = new Promise<void>((resolve) => (release = resolve));
  let begun = (): void => undefined;
  const requestArrived = new Promise<void>((resolve) => (begun = resolve));
  app.get('/slow', async () => {
    begun();
    await slow;
    return 'answered';
  });
  app.get('/quick', () => 'answered');
  const leave = createGracefulShutdown(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // it listens on a port

  const agent = new Agent({ keepAlive: true });
  const sendRequest = (path: string) =>
    new Promise<string>((resolve, reject) => {
      const sent = request({ port, path, agent }, (response: IncomingMessage) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve(text));
      });
      sent.on('error', reject).end();
    });
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const pending = sendRequest('/slow');
  await requestArrived;
  expect(await sendRequest('/quick')).toBe('answered'); // and its connection stays open

  const shutdown = leave();
  await once(silent, 'close');
  release();
  expect(await pending).toBe('answered');
  await shutdown;
  agent.destroy();
});
