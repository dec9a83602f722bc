import type { AppStatus, CompileStatus } from './compile-status';

/** Where the line is written; a terminal shows one that changes, anything else a line per app. */
type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

const toPercent = ({ app, progress }: AppStatus) =>
  progress === null ? `${app} ✓` : `${app} ${Math.floor(progress * 100)} %`;

/** Shows how far the first compilation is. Returns the function that ends it. */
export function showProgress(status: CompileStatus, output: Output): () => void {
  const shown = new Set<string>();
  let last = '';
  const clear = '\r\u001b[K';
  const show = () => {
    const apps = status.all();
    if (!output.isTTY) {
      for (const { app, progress, errors } of apps) {
        if (progress !== null || shown.has(app)) continue;
        shown.add(app);
        output.write(
          `${app}: compiled${errors.length ? ' with errors' : ''} (${shown.size} of ${apps.length})\n`,
        );
      }
      return;
    }
    const line = `Compiling: ${apps.map(toPercent).join(' · ')}`;
    if (line !== last) output.write(`${clear}${line}`);
    last = line;
  };
  const stop = status.subscribe(show);
  show();
  return () => {
    stop();
    if (output.isTTY) output.write(clear);
  };
}
