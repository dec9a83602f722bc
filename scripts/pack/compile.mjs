import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { root } from '../install.mjs';
import { toPackageName } from './manifest.mjs';

const sharedFolders = readdirSync(join(root, 'shared')).map((name) => join(root, 'shared', name, 'src'));
/** Declarations of what is not TypeScript: fonts and pictures. */
const ambient = sharedFolders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((file) => file.endsWith('.d.ts'));

function readOptions(output) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return { ...options, noEmit: false, declaration: true, rootDir: root, outDir: output };
}

/**
 * Compiles the entry files, and all that they reach, to ES modules with declarations below `output`, in the folders of the
 * source. Throws where a declaration cannot be written; other type errors are found by `npm run types`.
 */
export function compile(entries, output) {
  const program = ts.createProgram(
    [...entries.map((file) => join(root, file)), ...ambient],
    readOptions(output),
  );
  const { diagnostics, emitSkipped } = program.emit();
  if (emitSkipped || diagnostics.length > 0) {
    const host = {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => root,
      getNewLine: () => '\n',
    };
    throw new Error(ts.formatDiagnostics(diagnostics, host) || 'TypeScript wrote no files');
  }
  for (const file of compiledIn(output)) addEndings(file);
}

/** Every compiled file below the folder. */
export const compiledIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]s$/.test(name))
    .map((name) => join(folder, name));

const readImports = (text) => ts.preProcessFile(text, true, true).importedFiles;

/** Adds the ending to relative imports: Node and bundlers require it in an ES module. */
function addEndings(file) {
  let text = readFileSync(file, 'utf8');
  const relative = readImports(text).filter(({ fileName }) => fileName.startsWith('.'));
  for (const { fileName, pos } of relative.reverse()) {
    const at = text.indexOf(fileName, pos);
    text = `${text.slice(0, at)}${withEnding(file, fileName)}${text.slice(at + fileName.length)}`;
  }
  writeFileSync(file, text);
}

function withEnding(file, request) {
  const ending = file.endsWith('.d.ts') ? '.d.ts' : '.js';
  const target = resolve(dirname(file), request);
  if (request.endsWith('.json') && existsSync(target)) return request;
  if (existsSync(`${target}${ending}`)) return `${request}.js`;
  if (existsSync(join(target, `index${ending}`))) return `${request.replace(/\/$/, '')}/index.js`;
  throw new Error(`${file} imports ${request}, which was not compiled`);
}

const isForeign = (request) =>
  !request.startsWith('.') && !request.startsWith('node:') && !builtinModules.includes(request);

/** The packages that compiled files import. */
export function importedBy(files) {
  const requests = files.flatMap((file) =>
    readImports(readFileSync(file, 'utf8')).map(({ fileName }) => fileName),
  );
  return [...new Set(requests.filter(isForeign).map(toPackageName))].sort();
}
