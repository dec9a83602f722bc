import { spawn } from 'node:child_process';

/** Milliseconds in which a server answers what is under way: the edge takes 20 seconds at most. */
const startTimeout = 25_000;

/**
 * The servers of a shop, in the order in which they are started. Each is a group of processes of its own: Ctrl-C in a
 * terminal reaches whoever started them alone, who ends them in order, the last first, so that none is asked by
 * another and gone.
 */
export class Servers {
  #running = [];
  #ending = null;

  /** `onLine`: gets what they say. `onLost`: told of one that ends by itself. */
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

  /** Ends all of them, with what is under way answered. */
  end() {
    this.#ending ??= this.#endInOrder();
    return this.#ending;
  }

  /** At once, whatever is under way. */
  kill() {
    for (const { child } of this.#running) child.kill('SIGKILL');
  }

  async #endInOrder() {
    for (const { child, ended } of [...this.#running].reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), startTimeout);
      await ended;
      clearTimeout(force);
    }
  }
}
