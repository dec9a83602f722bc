// The checkout's files in memory, and a LanguageService over them.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

export function openProject(root) {
  const require = createRequire(join(root, 'package.json'));
  const ts = require('typescript');
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)) && statSync(join(root, file)).isFile());
  const texts = new Map(); // relative path → text
  const versions = new Map();
  let projectVersion = 0;
  const isCode = (file) => /\.(tsx?|mts|mjs|cjs|js)$/.test(file);
  const isText = (file) =>
    /\.(tsx?|mts|mjs|cjs|js|json|md|ya?ml|sql|css|html)$/.test(file) ||
    /(^|\/)(CODEOWNERS|Containerfile|run|\.prettierignore|\.dockerignore|\.gitignore)$/.test(file);
  for (const file of tracked)
    if (isText(file) && file !== 'pnpm-lock.yaml') texts.set(file, readFileSync(join(root, file), 'utf8'));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const options = { ...parsed.options, allowJs: true, checkJs: false, noEmit: true };
  const code = [...texts.keys()].filter(isCode);
  const template = 'scripts/new-remote/template/';
  const rel = (path) => relative(root, path);
  const abs = (file) => join(root, file);
  const cache = ts.createModuleResolutionCache(root, (x) => x, options);
  const read = (path) => {
    const own = texts.get(rel(path));
    return own ?? ts.sys.readFile(path);
  };
  const host = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => code.map(abs),
    getScriptVersion: (path) => String(versions.get(rel(path)) ?? 0),
    getScriptSnapshot: (path) => {
      const text = read(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getProjectVersion: () => String(projectVersion),
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (o) => ts.getDefaultLibFilePath(o),
    fileExists: ts.sys.fileExists,
    readFile: read,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath,
    resolveModuleNameLiterals(literals, containing) {
      const file = rel(containing);
      const from = file.startsWith(template)
        ? abs(`mfe-auth/src/${file.slice(template.length).replaceAll('/', '_')}`)
        : containing;
      return literals.map(({ text }) =>
        ts.resolveModuleName(text, text.startsWith('.') ? containing : from, options, host, cache),
      );
    },
  };
  const service = ts.createLanguageService(host, ts.createDocumentRegistry());
  return {
    ts,
    root,
    tracked,
    texts,
    code,
    options,
    host,
    service,
    rel,
    abs,
    isCode,
    setText(file, text) {
      texts.set(file, text);
      projectVersion += 1;
      versions.set(file, (versions.get(file) ?? 0) + 1);
    },
    program: () => service.getProgram(),
  };
}
export { dirname, join, relative, resolve };
