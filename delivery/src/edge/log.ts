/** One line of JSON an event, for whoever collects the output. */
export type Log = (event: string, details: Record<string, unknown>) => void;

export const logTo =
  (write: (line: string) => void): Log =>
  (event, details) =>
    write(`${JSON.stringify({ at: new Date().toISOString(), event, ...details })}\n`);
