import { Agent, get } from 'node:http';

export interface Ask {
  /** From the origin, query included. */
  path: string;
  headers: Record<string, string>;
}

export interface Reply {
  status: number;
  bytes: number;
  milliseconds: number;
}

/** Asks one server over connections that stay open. */
export function asker(origin: string, connections: number) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = <Read>(
    { path, headers }: Ask,
    read: (pieces: Buffer[]) => Read,
  ): Promise<Reply & { read: Read }> =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      get({ hostname, port, path, headers, agent }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            bytes: pieces.reduce((sum, piece) => sum + piece.length, 0),
            milliseconds: performance.now() - started,
            read: read(pieces),
          }),
        );
      }).on('error', reject);
    });
  return {
    /** How an answer came; its body is not looked at. */
    send: (asked: Ask): Promise<Reply> => ask(asked, () => undefined),
    /** The body of an answer that must succeed. */
    json: async (asked: Ask): Promise<unknown> => {
      const { status, read } = await ask(asked, (pieces) => Buffer.concat(pieces).toString());
      if (status !== 200) throw new Error(`${asked.path} answers ${status}`);
      return JSON.parse(read);
    },
    close: () => agent.destroy(),
  };
}
