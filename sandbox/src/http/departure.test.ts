import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { createDeparture } from './departure';

it('answers what is under way, and waits for no connection that asks for nothing [ERR-01]', async () => {
  const app = fastify({ keepAliveTimeout: 600_000 });
  let release = (): void => undefined;
  const slow = new Promise<void>((resolve) => (release = resolve));
  let begun = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => (begun = resolve));
  app.get('/slow', async () => {
    begun();
    await slow;
    return 'answered';
  });
  app.get('/quick', () => 'answered');
  const leave = createDeparture(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // it listens on a port

  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<string>((resolve, reject) => {
      const sent = request({ port, path, agent }, (answer: IncomingMessage) => {
        let text = '';
        answer.on('data', (piece: Buffer) => (text += piece.toString()));
        answer.on('end', () => resolve(text));
      });
      sent.on('error', reject).end();
    });
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const underWay = ask('/slow');
  await isAsked;
  expect(await ask('/quick')).toBe('answered'); // and its connection stays open

  const left = leave();
  await once(silent, 'close');
  release();
  expect(await underWay).toBe('answered');
  await left;
  agent.destroy();
});
