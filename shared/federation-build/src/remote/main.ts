#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';

/** The command `shop-remote` of a remote in a repository of its own. */
const usage = `shop-remote build                           builds the release into dist/
shop-remote dev --host ADDRESS [--port N]   serves the remote inside the released shop at ADDRESS

Example:
  shop-remote dev --host https://shop.example`;

const defaultPort = '4200';

class UsageError extends Error {}

function readArguments() {
  const options = { host: { type: 'string' }, port: { type: 'string' }, help: { type: 'boolean' } } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function toHost(text: string | undefined): string {
  if (!text) throw new UsageError('dev needs the address of a released shop: --host https://shop.example');
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError(`--host must be an address such as https://shop.example, not "${text}"`);
  return new URL(text).origin;
}

function toPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UsageError(`--port must be a port number, not "${text}"`);
}

async function dev(host: string | undefined, port = defaultPort) {
  const options = { dir: process.cwd(), host: toHost(host), port: toPort(port) };
  const { serveRemote } = await import('./serve');
  console.log(`\nThe shop at ${options.host} with this remote: ${await serveRemote(options)}\n`);
}

async function run() {
  const { values, positionals } = readArguments();
  const [command, ...more] = positionals;
  if (values.help || command === undefined) return console.log(usage);
  if (more.length > 0) throw new UsageError(`unknown: ${more.join(' ')}`);
  // The configuration and the manifests of a remote are TypeScript.
  register();
  if (command === 'dev') return dev(values.host, values.port);
  if (command !== 'build') throw new UsageError(`unknown command "${command}"`);
  const { buildRelease } = await import('../build-release');
  if (!(await buildRelease(process.cwd()))) process.exitCode = 1;
}

try {
  await run();
} catch (error) {
  // By its name: its module is loaded with the command.
  if (error instanceof Error && error.name === 'DeclarationError') {
    console.error(error.message);
    process.exit(1);
  }
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
