import type { BootData } from '@shop/federation';

/** The most reports of one document. */
const most = 10;

/** The most characters of the stack that are passed on. */
const longest = 290;

/** An uncaught error and the release that it comes from. */
export interface RuntimeError {
  kind: 'error';
  app: string;
  version: string;
  buildId: string;
  error: string;
  stack: string;
}

type Releases = Pick<BootData, 'remotes' | 'host'>;

/** The release of the first file in the stack; the host when no file matches. */
export function findOwner(
  { remotes, host }: Releases,
  stack: string,
): Pick<RuntimeError, 'app' | 'version' | 'buildId'> {
  const file = /\/remotes\/[\w-]+\/[^/\s]+\//.exec(stack)?.[0];
  const releases = Object.values(remotes).flatMap(({ live, previous }) =>
    previous ? [live, previous] : [live],
  );
  const own = file ? releases.find(({ entry }) => entry.url.includes(file)) : undefined;
  const { app, version, buildId } = own ?? { app: 'host', ...host };
  return { app, version, buildId };
}

/** Reports uncaught errors, each once and up to a limit. Returns the function that stops it. X-12. */
export function listenForRuntimeErrors(
  releases: Releases,
  report: (error: RuntimeError) => void,
): () => void {
  const reported = new Set<string>();
  const note = (cause: unknown, where = '') => {
    const error = String(cause);
    const stack = (cause instanceof Error ? cause.stack : undefined) ?? where;
    if (reported.size >= most || reported.has(error)) return;
    reported.add(error);
    report({ kind: 'error', ...findOwner(releases, stack), error, stack: stack.slice(0, longest) });
  };
  const onError = (event: ErrorEvent) => note(event.error ?? event.message, event.filename);
  const onRejection = (event: PromiseRejectionEvent) => note(event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
