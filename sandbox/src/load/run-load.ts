import autocannon from 'autocannon';

/** One request of a visitor. */
export interface Visit {
  /** The name under which it is counted. */
  name: string;
  /** From the origin, query included. */
  path: string;
  headers: Record<string, string>;
  /** Returns what is wrong with a response of status 200, or null. */
  check?: (body: string, headers: Record<string, string>) => string | null;
}

export interface LoadResult {
  /** Milliseconds of each response, by name. */
  durations: Map<string, number[]>;
  responseCount: number;
  /** Responses a second. */
  rate: number;
  failures: string[];
}

export interface LoadPlan {
  /** The requests of one connection, one after the other and then again from the first. */
  visits: (connection: number) => Visit[];
  connections: number;
  seconds: number;
  /** Requests a second of all connections. Without it each connection sends its next request after the last response. */
  rate?: number;
}

/** Sends visits to a server over connections that stay open. */
export async function runLoad(
  url: string,
  { visits, connections, seconds, rate }: LoadPlan,
): Promise<LoadResult> {
  const durations = new Map<string, number[]>();
  const failures: string[] = [];
  let latest = '';
  const toRequest = ({ name, path, headers, check }: Visit): autocannon.Request => ({
    method: 'GET',
    path,
    headers,
    onResponse: (status, body, _context, responseHeaders) => {
      latest = name;
      const problem =
        status === 200 ? check?.(body, responseHeaders as Record<string, string>) : String(status);
      if (problem) failures.push(`${problem} ${path}`);
    },
  });
  let clientCount = 0;
  const options = {
    url,
    connections,
    duration: seconds,
    ...(rate === undefined ? {} : { overallRate: rate, ignoreCoordinatedOmission: true }),
    setupClient: (client: autocannon.Client) => client.setRequests(visits(clientCount++).map(toRequest)),
  };
  const { duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, result) =>
      error ? reject(error) : resolve(result),
    );
    // Emitted right after `onResponse` of the same response.
    run.on('response', (_client, _status, _bytes, milliseconds) => {
      const known = durations.get(latest);
      if (known) known.push(milliseconds);
      else durations.set(latest, [milliseconds]);
    });
    run.on('reqError', (error: Error) => failures.push(error.message));
  });
  const responseCount = [...durations.values()].reduce((sum, { length }) => sum + length, 0);
  return { durations, responseCount, rate: responseCount / duration, failures };
}

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
