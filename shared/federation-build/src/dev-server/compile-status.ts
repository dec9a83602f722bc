import webpack, { type Compiler, type StatsError } from 'webpack';

/** An app under development. */
export interface AppStatus {
  app: string;
  /** From 0 to 1; null when it has compiled. */
  progress: number | null;
  /** Errors of its last compilation, with their places. */
  errors: string[];
}

/** What the compilers of the apps under development do. */
export class CompileStatus {
  private readonly apps = new Map<string, AppStatus>();
  private readonly listeners = new Set<() => void>();

  all = (): AppStatus[] => [...this.apps.values()];

  /** Calls the listener after each change, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Follows an app's compiler. */
  watch(app: string, compiler: Compiler): void {
    this.set({ app, progress: 0, errors: [] });
    const update = (progress: number) =>
      this.set({ app, progress, errors: this.apps.get(app)?.errors ?? [] });
    // Webpack reports progress before and after it compiles, too.
    let isCompiling = false;
    compiler.hooks.compile.tap('CompileStatus', () => {
      isCompiling = true;
      update(0);
    });
    new webpack.ProgressPlugin((progress) => isCompiling && update(progress)).apply(compiler);
    compiler.hooks.done.tap('CompileStatus', (stats) => {
      isCompiling = false;
      const { errors = [] } = stats.toJson({ all: false, errors: true });
      this.set({ app, progress: null, errors: errors.map(toText) });
    });
    // The compiler itself has failed, and compiles again after the next change.
    compiler.hooks.failed.tap('CompileStatus', (error) => {
      isCompiling = false;
      this.set({ app, progress: null, errors: [String(error)] });
    });
  }

  /** Resolves when every app has compiled once, with or without errors. */
  async compiled(): Promise<void> {
    const isDone = () => this.all().every(({ progress }) => progress === null);
    if (isDone()) return;
    await new Promise<void>((resolve) => {
      const stop = this.subscribe(() => {
        if (!isDone()) return;
        stop();
        resolve();
      });
    });
  }

  private set(status: AppStatus) {
    this.apps.set(status.app, status);
    for (const notify of this.listeners) notify();
  }
}

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Without the compiler's own stack, which says nothing about the code. */
const toText = ({ moduleName, loc, message }: StatsError): string =>
  [[moduleName, loc].filter(Boolean).join(' '), message.split('\n\nStack backtrace:')[0]]
    .filter(Boolean)
    .join('\n')
    .replace(colours, '');
