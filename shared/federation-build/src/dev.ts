import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ClientRelease } from '@shop/federation';
import webpack from 'webpack';
import Server, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import { remotes } from '../../../scripts/apps.mjs';
import { readConfiguration } from './build-release';
import { DeclarationError } from './declarations';
import { CompileStatus } from './dev-server/compile-status';
import { EdgeError, fetchEdgeReleases } from './dev-server/edge-releases';
import { hostServer } from './dev-server/host-server';
import { readBuiltRelease } from './dev-server/page';
import { showProgress } from './dev-server/progress-line';
import { developmentPorts, getOrigin } from './development-ports';
import { workspace } from './paths';

/**
 * Development servers: `node --import tsx shared/federation-build/src/dev.ts mfe-catalog`. The host always runs; remotes that
 * are not named use their last build, with `--from` the live releases of an edge, or with `--alone` are left out.
 */
process.env.NODE_ENV = 'development';
const {
  values: { alone = false, from },
  positionals: named,
} = parseArgs({ options: { alone: { type: 'boolean' }, from: { type: 'string' } }, allowPositionals: true });
const edge = from === undefined ? null : from.replace(/\/+$/, '');
const developed = remotes.filter((app) => named.length === 0 || named.includes(app));
const built = alone || edge ? [] : remotes.filter((app) => !developed.includes(app));
const api = process.env.API_ORIGIN || edge || `http://localhost:${process.env.SANDBOX_PORT || 4100}`;
const begun = Date.now();
const status = new CompileStatus();

const common = (app: string): ServerConfiguration => ({
  host: process.env.HOST || 'localhost',
  port: developmentPorts[app] ?? 'auto',
  hot: true,
  liveReload: false,
  allowedHosts: 'all',
  headers: { 'access-control-allow-origin': '*' },
  client: { overlay: false, logging: 'warn', webSocketURL: `${getOrigin(app).replace('http', 'ws')}/ws` },
  static: false,
});

/** The edge's releases when they were last read. */
let edgeReleases: ClientRelease[] = [];

/** While the edge does not respond, pages keep the releases that were read before. */
async function getOthers(): Promise<ClientRelease[]> {
  if (!edge) return built.map(readBuiltRelease).filter((release) => release !== null);
  try {
    edgeReleases = await fetchEdgeReleases(edge);
  } catch (error) {
    if (!(error instanceof EdgeError)) throw error;
    console.error(error.message);
  }
  return edgeReleases;
}

async function start(app: string) {
  const [configuration] = [await readConfiguration(join(workspace, app))].flat();
  if (!configuration) throw new Error(`${app} has no configuration`);
  configuration.output = { ...configuration.output, publicPath: `${getOrigin(app)}/` };
  const compiler = webpack(configuration);
  status.watch(app, compiler);
  const own = app === 'host' ? hostServer({ developed, built, getOthers, status, api, edge }) : {};
  await new Server({ ...common(app), ...own }, compiler).start();
}

/** Until the backend responds, no page can be opened. */
async function waitForApi() {
  for (let tries = 1; ; tries += 1) {
    try {
      await (await fetch(`${api}/api/v1/config`)).arrayBuffer();
      return;
    } catch {
      if (tries % 20 === 0) console.log(`Waiting for the API at ${api} …`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

if (edge) edgeReleases = await fetchEdgeReleases(edge).catch(giveUp);

function giveUp(error: unknown): never {
  if (!(error instanceof EdgeError || error instanceof DeclarationError)) throw error;
  console.error(error.message);
  process.exit(1);
}

for (const app of ['host', ...developed]) await start(app).catch(giveUp);
const endProgress = showProgress(status, process.stdout);
await status.compiled();
endProgress();
await waitForApi();
const broken = status.all().filter(({ errors }) => errors.length > 0);
if (broken.length > 0)
  console.log(`With errors, which the page shows: ${broken.map(({ app }) => app).join(', ')}`);
const seconds = Math.round((Date.now() - begun) / 1_000);
console.log(`\nReady after ${seconds} s. The shop under development: ${getOrigin('host')}\n`);
