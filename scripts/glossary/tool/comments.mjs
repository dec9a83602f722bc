// comments-*.json, and mentions of renamed names in comments and documents.
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const bounded = (text) =>
  new RegExp(
    `${/^\w/.test(text) ? '(?<!\\w)' : ''}${escaped(text)}${/\w$/.test(text) ? '(?!\\w)' : ''}`,
    'g',
  );

const titles = new Set(['it', 'test', 'describe', 'each', 'step', 'only', 'skip', 'todo', 'fixme']);

/** Ranges of comments and test titles of a code file. */
export function proseRanges(ts, file, text) {
  const kind = /x$/.test(file)
    ? ts.ScriptKind.TSX
    : /\.(mjs|cjs|js)$/.test(file)
      ? ts.ScriptKind.JS
      : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, kind);
  const ranges = [];
  const seen = new Set();
  const addComments = (list) => {
    for (const { pos, end } of list ?? [])
      if (!seen.has(pos)) {
        seen.add(pos);
        ranges.push([pos, end]);
      }
  };
  const callee = (node) =>
    ts.isIdentifier(node)
      ? [node.text]
      : ts.isPropertyAccessExpression(node)
        ? [...callee(node.expression), node.name.text]
        : ts.isCallExpression(node)
          ? callee(node.expression)
          : ts.isTaggedTemplateExpression(node)
            ? callee(node.tag)
            : [];
  const tokens = (node) => {
    if (node.kind === ts.SyntaxKind.JsxText) return;
    const children = node
      .getChildren(source)
      .filter(
        (child) => child.kind < ts.SyntaxKind.FirstJSDocNode || child.kind > ts.SyntaxKind.LastJSDocNode,
      );
    if (children.length === 0) {
      addComments(ts.getLeadingCommentRanges(text, node.pos));
      addComments(ts.getTrailingCommentRanges(text, node.end));
      return;
    }
    if (ts.isCallExpression(node)) {
      const names = callee(node.expression);
      if (titles.has(names[0]) && node.arguments[0] && ts.isStringLiteralLike(node.arguments[0]))
        ranges.push([node.arguments[0].getStart(source), node.arguments[0].end]);
    }
    if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      // Comments of CSS in a template.
      for (const found of text.slice(node.getStart(source), node.end).matchAll(/\/\*[^]*?\*\//g))
        ranges.push([
          node.getStart(source) + found.index,
          node.getStart(source) + found.index + found[0].length,
        ]);
    }
    for (const child of children) tokens(child);
  };
  tokens(source);
  return ranges.sort((a, b) => a[0] - b[0]);
}

const prose = (file) => /\.(md|ya?ml|sql)$/.test(file) || /(CODEOWNERS|Containerfile|run)$/.test(file);

function inProse(project, file, change) {
  const text = project.texts.get(file);
  if (prose(file)) return change(text);
  if (!project.isCode(file)) return text;
  let out = '';
  let at = 0;
  for (const [pos, end] of proseRanges(project.ts, file, text)) {
    if (pos < at) continue;
    out += text.slice(at, pos) + change(text.slice(pos, end));
    at = end;
  }
  return out + text.slice(at);
}

export function applyComments(project, entries, locate, report) {
  const byFile = new Map();
  const everywhere = [];
  for (const entry of entries) {
    if (typeof entry.from !== 'string' || typeof entry.to !== 'string') {
      report.problems.push(`${entry.source}: ${JSON.stringify(entry)} has no from and to`);
      continue;
    }
    entry.hits = 0;
    if (entry.file) {
      const file = locate(entry.file);
      if (!file) report.problems.push(`${entry.source}: no such file ${entry.file}`);
      else byFile.set(file, [...(byFile.get(file) ?? []), entry]);
    } else everywhere.push(entry);
  }
  const changed = new Set();
  const replaceOne = (text, { from, to }, entry) => {
    // Comment lines may be wrapped elsewhere.
    const one = bounded(from);
    if (!one.test(text)) return text;
    one.lastIndex = 0;
    const mask = '\u0000';
    const safe = to.includes(from) ? text.replaceAll(to, mask) : text;
    return safe.replace(one, () => ((entry.hits += 1), to)).replaceAll(mask, to);
  };
  for (const file of project.texts.keys()) {
    if (file.endsWith('.json') && !byFile.has(file)) continue;
    const text = project.texts.get(file);
    const here = everywhere.filter(
      ({ in: folders }) =>
        !folders || folders.some((one) => file.startsWith(one) || locate.final(file).startsWith(one)),
    );
    const own = [...(byFile.get(file) ?? []), ...here].filter(({ from }) => text.includes(from));
    if (own.length === 0) continue;
    const code = own.filter((entry) => entry.code);
    const words = own.filter((entry) => !entry.code);
    let out = text;
    if (words.length)
      out = inProse(project, file, (part) => words.reduce((t, e) => replaceOne(t, e, e), part));
    out = code.reduce((t, e) => replaceOne(t, e, e), out);
    if (out !== text) {
      project.setText(file, out);
      changed.add(file);
    }
  }
  for (const entry of entries)
    if (entry.hits === 0) report.notes.push(`${entry.source}: no hit: ${entry.file ?? '*'}: ${entry.from}`);
  return changed;
}

/** Names that cannot be words of a sentence follow in comments, titles and documents. */
export function renameMentions(project, renamed, stillDeclared) {
  const names = [...renamed].filter(
    ([old, tos]) => tos.size === 1 && /[a-z0-9][A-Z]/.test(old) && old.length >= 6 && !stillDeclared.has(old),
  );
  const changed = new Set();
  if (names.length === 0) return changed;
  const map = new Map(names.map(([old, tos]) => [old, [...tos][0]]));
  const pattern = new RegExp(`(?<![\\w.'/-])(${[...map.keys()].map(escaped).join('|')})(?![\\w'/-])`, 'g');
  for (const file of project.texts.keys()) {
    if (/CHANGELOG|\.changeset/.test(file)) continue;
    const text = project.texts.get(file);
    pattern.lastIndex = 0;
    if (!pattern.test(text)) continue;
    const out = inProse(project, file, (part) => part.replace(pattern, (one) => map.get(one)));
    if (out !== text) {
      project.setText(file, out);
      changed.add(file);
    }
  }
  return changed;
}
