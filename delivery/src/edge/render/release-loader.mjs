import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';

/**
 * @typedef {import('./messages').ServerFile} ServerFile
 * @typedef {import('@shop/federation').ServerModules} ServerModules
 * @typedef {import('@shop/federation').HostServer} HostServer
 */

/** Milliseconds after which a file that could not be loaded is retried: it may have been incomplete. */
const retryAfter = 30_000;
const parameters = ['module', 'exports', 'require', '__release_base__'];
const nodeModule = createRequire(import.meta.url);

function builtin(/** @type {string} */ id) {
  if (!isBuiltin(id)) throw new Error(`${id} is not provided`);
  return nodeModule(id);
}

const isObject = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null;

/**
 * Runs a server build after verifying its integrity hash (F-39).
 * This is no sandbox: a release is trusted code.
 */
function run(
  /** @type {ServerFile} */ { path, integrity, base },
  /** @type {(id: string) => unknown} */ provide,
) {
  const content = readFileSync(path);
  const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (hash !== integrity) throw new Error('its server build does not match its manifest');
  const module = { exports: {} };
  compileFunction(content.toString('utf8'), parameters, { filename: path })(
    module,
    module.exports,
    provide,
    base,
  );
  return module.exports;
}

/** A host and the remotes that run with its shared modules. */
class LoadedHost {
  /** @type {Map<string, ServerModules | null>} */
  remotes = new Map();

  constructor(/** @type {HostServer} */ server) {
    this.server = server;
  }

  provide = (/** @type {string} */ id) => {
    if (!Object.hasOwn(this.server.shared, id)) throw new Error(`${id} is not provided`);
    return this.server.shared[id];
  };
}

const toKey = (/** @type {ServerFile} */ { base, integrity }) => `${base} ${integrity}`;

/**
 * Releases that this thread has loaded. Two of one app can be loaded side by side, and a remote is loaded once for each host
 * that it runs with.
 */
export class LoadedReleases {
  /** @type {Map<string, LoadedHost>} */
  hosts = new Map();
  /** Key → when it failed. */
  failed = new Map();
  count = 0;

  /** `say` is called before every file runs, and for every one that failed. */
  constructor(/** @type {(message: import('./messages').WorkerMessage) => void} */ say) {
    this.say = say;
  }

  /** @returns {LoadedHost} */
  host(/** @type {ServerFile} */ file) {
    const key = toKey(file);
    const known = this.hosts.get(key);
    if (known) return known;
    const server = this.load(key, file, builtin, ({ render, shared }) =>
      typeof render === 'function' && isObject(shared) ? null : 'it exports no render or nothing shared',
    );
    if (!server) throw new Error('the host cannot be loaded');
    const host = new LoadedHost(server);
    this.hosts.set(key, host);
    return host;
  }

  /** Null for a remote whose build is missing, wrong or broken: the rest of the page is rendered without it. */
  loadModules(/** @type {LoadedHost} */ host, /** @type {ServerFile | null} */ file) {
    if (!file) return null;
    const key = toKey(file);
    const known = host.remotes.get(key);
    if (known) return known;
    const modules = this.load(key, file, host.provide, ({ routes, slots }) =>
      isObject(routes) && isObject(slots) ? null : 'it exports no routes or no slots',
    );
    if (modules) host.remotes.set(key, modules);
    return modules;
  }

  load(
    /** @type {string} */ key,
    /** @type {ServerFile} */ file,
    /** @type {(id: string) => unknown} */ provide,
    /** @type {(exported: Record<string, unknown>) => string | null} */ findProblem,
  ) {
    if (Date.now() - (this.failed.get(key) ?? -Infinity) < retryAfter) return null;
    this.say({ kind: 'loading', file });
    this.count += 1;
    try {
      const exported = run(file, provide);
      const problem = findProblem(exported);
      if (problem) throw new Error(problem);
      return exported;
    } catch (error) {
      this.failed.set(key, Date.now());
      this.say({ kind: 'load-failed', file, error: String(error) });
      return null;
    }
  }
}
