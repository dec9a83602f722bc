// rules file → names-<part>.json: node gen.mjs <checkout> <rules.txt> <out.json>
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { declarationsOf } from './declarations.mjs';
import { openProject } from './project.mjs';
const [root, rulesFile, out] = process.argv.slice(2);
const p = openProject(resolve(root));
const { ts } = p;
const decls = new Map();
const get = (file) => {
  if (!decls.has(file)) {
    if (!p.texts.has(file)) return [];
    const source = ts.createSourceFile(file, p.texts.get(file), 99, true, /x$/.test(file) ? 4 : 3);
    decls.set(
      file,
      declarationsOf(ts, source).map(({ path, node, line, shorthand }) => {
        const q = node.parent;
        const kind = shorthand
          ? 'short'
          : ts.isBindingElement(q)
            ? q.propertyName || ts.isArrayBindingPattern(q.parent)
              ? 'local'
              : 'shorthand'
            : ts.isVariableDeclaration(q) ||
                ts.isParameter(q) ||
                ts.isFunctionDeclaration(q) ||
                ts.isFunctionExpression(q)
              ? 'local'
              : ts.isInterfaceDeclaration(q) || ts.isTypeAliasDeclaration(q) || ts.isClassDeclaration(q)
                ? 'type'
                : ts.isImportSpecifier(q)
                  ? 'import'
                  : 'member';
        return { at: path.join('.'), name: path.at(-1), kind, line };
      }),
    );
  }
  return decls.get(file);
};
let prefixes = [],
  file = null;
const sections = [],
  explicit = new Map(),
  fileRules = new Map(),
  skips = new Set();
const warn = [];
let section;
for (const raw of readFileSync(rulesFile, 'utf8').split('\n')) {
  const line = raw.trim();
  if (!line || line.startsWith('//')) continue;
  if (line.startsWith('[')) {
    section = { prefixes: line.slice(1, -1).split(/\s+/), local: new Map(), all: new Map() };
    sections.push(section);
    file = null;
    continue;
  }
  if (line.startsWith('# ')) {
    file = line.slice(2).trim();
    if (!p.texts.has(file)) warn.push(`no file ${file}`);
    continue;
  }
  if (line.startsWith('!')) {
    skips.add(`${file}:${line.slice(1)}`);
    continue;
  }
  for (const part of line.split(/\s*;\s*/)) {
    if (!part) continue;
    const m = /^([~+^]?)(\S+) = (\S+)$/.exec(part);
    if (!m) {
      warn.push(`bad line: ${part}`);
      continue;
    }
    const [, sign, at, to] = m;
    if (!sign || sign === '^') {
      if (!file) {
        warn.push(`no file for ${part}`);
        continue;
      }
      const all = get(file).filter((d) => (d.kind === 'short') === (sign === '^'));
      const short = all.filter((d) => d.at === at);
      const loose = short.length ? short : all.filter((d) => d.at.endsWith(`.${at}`));
      if (!loose.length) warn.push(`${file}: no ${at}`);
      for (const d of loose)
        explicit.set(`${sign}${file}:${d.at}`, {
          file,
          at: d.at,
          to,
          ...(sign === '^' && { shorthand: true }),
        });
    } else if (file) {
      if (!fileRules.has(file)) fileRules.set(file, { local: new Map(), all: new Map() });
      fileRules.get(file)[sign === '~' ? 'local' : 'all'].set(at, to);
    } else section[sign === '~' ? 'local' : 'all'].set(at, to);
  }
}
for (const k of [...explicit.keys()]) {
  const e = explicit.get(k);
  if (
    skips.has(k) ||
    skips.has(`${e.file}:${e.at.split('.').at(-1)}`) ||
    [...skips].some((s) => s.startsWith(e.file + ':') && e.at.endsWith('.' + s.slice(e.file.length + 1)))
  )
    explicit.delete(k);
}
const result = new Map(explicit);
const used = new Set();
for (const f of p.code) {
  const mine = sections.filter((s) => s.prefixes.some((one) => f.startsWith(one)));
  const own = fileRules.get(f);
  if (!mine.length && !own) continue;
  for (const d of get(f)) {
    const k = `${f}:${d.at}`;
    if (result.has(k) || skips.has(k) || skips.has(`${f}:${d.name}`)) continue;
    if (d.kind === 'shorthand' || d.kind === 'short' || d.kind === 'import') continue;
    let to;
    for (const set of [own, ...mine.toReversed()]) {
      if (!set || to) continue;
      to = set.all.get(d.name) ?? (d.kind === 'local' ? set.local.get(d.name) : undefined);
    }
    if (to) result.set(k, { file: f, at: d.at, to });
  }
}
writeFileSync(out, `[\n${[...result.values()].map((e) => JSON.stringify(e)).join(',\n')}\n]\n`);
for (const w of warn) console.log(w);
console.log(result.size, 'entries');
