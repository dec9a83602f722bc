import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { Compilation } from 'webpack';
import { SHELL_BASE, type DocumentShell, type HostServer } from '@shop/federation';
import { serverFile } from './server';

/** Runs the host's server build, as the edge does, to render the document shell. */
export async function renderShell(compilation: Compilation): Promise<DocumentShell> {
  const code = compilation.getAsset(serverFile)?.source.source().toString() ?? '';
  const module = { exports: {} as HostServer }; // what the host's server entry exports
  const parameters = ['module', 'exports', 'require', '__release_base__'];
  const run = compileFunction(code, parameters, { filename: serverFile });
  run(module, module.exports, createRequire(import.meta.url), SHELL_BASE);
  return module.exports.renderShell();
}
