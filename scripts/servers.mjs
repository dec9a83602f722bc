import { spawn } from 'node:child_process';

/** Milliseconds in which a server completes its running requests: the edge takes 20 seconds at most. */
const shutdownTimeout = 25_000;

/**
 * The servers of a shop, in the order in which they are started. Each is a process group of its own, so Ctrl-C in a terminal
 * reaches only the process that started them. That process ends them in reverse order: no server calls another that has
 * already ended.
 */
export class Servers {
  #running = [];
  #ending = null;

  /** `onLine` receives their output line by line; `onLost` is called when a server ends by itself. */
  constructor({ onLine, onLost }) {
    this.onLine = onLine;
    this.onLost = onLost;
  }

  get isEnding() {
    return this.#ending !== null;
  }

  start(name, args, options) {
    if (this.isEnding) return;
    const child = spawn(process.execPath, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    const listen = (chunk) => {
      for (const line of String(chunk).split('\n'))
        if (line.trim() && !this.isEnding) this.onLine(name, line);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    const server = { child, ended: new Promise((resolve) => child.once('close', resolve)) };
    child.once('close', (code) => this.isEnding || this.onLost(name, code));
    this.#running.push(server);
  }

  /** Ends all servers gracefully: they complete their running requests. */
  end() {
    this.#ending ??= this.#endInOrder();
    return this.#ending;
  }

  /** Ends all servers at once. */
  kill() {
    for (const { child } of this.#running) child.kill('SIGKILL');
  }

  async #endInOrder() {
    for (const { child, ended } of [...this.#running].reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), shutdownTimeout);
      await ended;
      clearTimeout(force);
    }
  }
}
