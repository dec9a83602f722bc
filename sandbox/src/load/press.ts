import autocannon from 'autocannon';

/** One request of a visitor. */
export interface Visit {
  /** What it is counted under. */
  name: string;
  /** From the origin, query included. */
  path: string;
  headers: Record<string, string>;
  /** What is wrong with an answer of status 200; null: nothing. */
  fault?: (body: string, headers: Record<string, string>) => string | null;
}

export interface Pressed {
  /** Milliseconds of each answer, by name. */
  taken: Map<string, number[]>;
  answered: number;
  /** Answers a second. */
  rate: number;
  failures: string[];
}

export interface Pressure {
  /** What one connection asks for, one after the other and again from the beginning. */
  visits: (connection: number) => Visit[];
  connections: number;
  seconds: number;
  /** Requests a second altogether; left out: each asks again as soon as it has been answered. */
  rate?: number;
}

/** Visits a server over connections that stay open. */
export async function press(url: string, { visits, connections, seconds, rate }: Pressure): Promise<Pressed> {
  const taken = new Map<string, number[]>();
  const failures: string[] = [];
  let latest = '';
  const toRequest = ({ name, path, headers, fault }: Visit): autocannon.Request => ({
    method: 'GET',
    path,
    headers,
    onResponse: (status, body, _context, answered) => {
      latest = name;
      const wrong = status === 200 ? fault?.(body, answered as Record<string, string>) : String(status);
      if (wrong) failures.push(`${wrong} ${path}`);
    },
  });
  let made = 0;
  const options = {
    url,
    connections,
    duration: seconds,
    ...(rate === undefined ? {} : { overallRate: rate, ignoreCoordinatedOmission: true }),
    setupClient: (client: autocannon.Client) => client.setRequests(visits(made++).map(toRequest)),
  };
  const { duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, result) =>
      error ? reject(error) : resolve(result),
    );
    // It comes right after `onResponse` of the same answer.
    run.on('response', (_client, _status, _bytes, milliseconds) => {
      const known = taken.get(latest);
      if (known) known.push(milliseconds);
      else taken.set(latest, [milliseconds]);
    });
    run.on('reqError', (error: Error) => failures.push(error.message));
  });
  const answered = [...taken.values()].reduce((sum, { length }) => sum + length, 0);
  return { taken, answered, rate: answered / duration, failures };
}

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
