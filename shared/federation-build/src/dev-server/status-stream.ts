import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CompileStatus } from './compile-status';

/** Address of the stream; the overlay in the page reads it. */
export const statusAddress = '/_development/status';

/** Sends the status of all apps to a page, now and after each compilation, until the page is closed. */
export function streamStatus(
  status: CompileStatus,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    // Compression would hold the messages back.
    'cache-control': 'no-store, no-transform',
  });
  let last = '';
  const send = () => {
    const text = JSON.stringify(status.all().map(({ app, errors }) => ({ app, errors })));
    if (text !== last) response.write(`data: ${text}\n\n`);
    last = text;
  };
  send();
  const stop = status.subscribe(send);
  request.on('close', stop);
}
