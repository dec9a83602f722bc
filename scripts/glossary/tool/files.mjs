// Moves of files-*.json, and the paths that name them.
import { existsSync } from 'node:fs';
import { posix } from 'node:path';

const { dirname, join, relative, normalize } = posix;
const stem = (file) => file.replace(/\.(tsx?|mts|mjs|cjs|js)$/, '');

/** old path → new path of every tracked file that moves. */
export function planMoves(project, entries, problems) {
  const { tracked } = project;
  const present = new Set(tracked);
  const folders = entries.filter(({ from }) => from.endsWith('/'));
  const single = entries.filter(({ from }) => !from.endsWith('/'));
  const throughFolders = (file) => {
    let at = file;
    for (let n = 0; n < 4; n += 1) {
      const fit = folders
        .filter(({ from, to }) => at.startsWith(from) && !at.startsWith(to.startsWith(from) ? to : '\0'))
        .sort((a, b) => b.from.length - a.from.length)[0];
      if (!fit) break;
      at = fit.to + at.slice(fit.from.length);
    }
    return at;
  };
  const moves = new Map();
  const reverse = new Map();
  const backThroughFolders = (file) => {
    for (const { from, to } of folders) if (file.startsWith(to)) return from + file.slice(to.length);
    return file;
  };
  // Where a file's folder has moved in an earlier run, its entry is found in the new folder.
  const listed = new Map(single.map((entry) => [entry.from, entry]));
  for (const entry of single) {
    const { from, to, source } = entry;
    const target = throughFolders(to);
    if (present.has(from)) moves.set(from, target);
    else if (present.has(throughFolders(from))) moves.set(throughFolders(from), target);
    else if (!present.has(target)) problems.push(`${source}: ${from}: no such file`);
    reverse.set(from, target);
  }
  for (const { from, to, source } of folders)
    if (!tracked.some((file) => file.startsWith(from)) && !tracked.some((file) => file.startsWith(to)))
      problems.push(`${source}: ${from}: no such folder`);
  for (const file of tracked) {
    if (moves.has(file)) continue;
    // Tests and styles beside a file that moves.
    const beside = /^(.*\/)([^/]+?)((?:\.hostile|\.node)?\.test\.tsx?|\.styles\.ts|\.css)$/.exec(file);
    const main =
      beside && !listed.has(file)
        ? ['.ts', '.tsx', '.mjs']
            .map((ext) => beside[1] + beside[2] + ext)
            .find((one) => moves.has(one) && listed.has(one))
        : undefined;
    if (main) moves.set(file, stem(moves.get(main)) + beside[3]);
    else {
      const target = throughFolders(file);
      if (target !== file) moves.set(file, target);
    }
  }
  const taken = new Map();
  for (const [from, to] of moves) {
    if (from === to) moves.delete(from);
    else if ((present.has(to) && !moves.has(to)) || taken.has(to)) {
      problems.push(`${from} → ${to}: the target exists`);
      moves.delete(from);
    } else taken.set(to, from);
  }
  return { moves, final: (file) => reverse.get(file) ?? throughFolders(file), back: backThroughFolders };
}

const extensions = [
  '',
  '.ts',
  '.tsx',
  '.mts',
  '.mjs',
  '.cjs',
  '.js',
  '.d.ts',
  '.d.mts',
  '.json',
  '/index.ts',
  '/index.tsx',
];

/** Rewrites the relative paths in strings, and full paths anywhere. */
export function rewritePaths(project, moves) {
  const { texts, tracked } = project;
  const present = new Set(tracked);
  const dirs = new Set();
  for (const file of tracked) for (let d = dirname(file); d !== '.'; d = dirname(d)) dirs.add(d);
  const movedDir = (dir) => {
    // A folder moves where all that it holds moves to one other folder.
    let target;
    for (const file of tracked) {
      if (!file.startsWith(`${dir}/`)) continue;
      const to = moves.get(file);
      if (!to) return dir;
      const rest = file.slice(dir.length);
      if (!to.endsWith(rest)) continue;
      const one = to.slice(0, -rest.length);
      if (target !== undefined && target !== one) return dir;
      target = one;
    }
    return target ?? dir;
  };
  const dirCache = new Map();
  const touched = new Set();
  for (const from of moves.keys()) for (let d = dirname(from); d !== '.'; d = dirname(d)) touched.add(d);
  const newDir = (dir) => {
    if (!touched.has(dir)) return dir;
    if (!dirCache.has(dir)) dirCache.set(dir, movedDir(dir));
    return dirCache.get(dir);
  };
  const changed = new Set();
  const targetOf = (base, spec) => {
    const path = normalize(join(base, spec)).replace(/\/$/, '');
    for (const ext of extensions) {
      if (present.has(path + ext)) return { old: path + ext, to: moves.get(path + ext) ?? path + ext, ext };
      // "./x.js" that stands for x.ts
    }
    if (dirs.has(path)) return { old: path, to: newDir(path), ext: '', dir: true };
    return undefined;
  };
  const relativeSpec = (fromFile, target, ext, spec) => {
    let path = relative(dirname(fromFile), target) || '.';
    if (ext) {
      if (ext.startsWith('/index')) path = path.replace(/\/?index\.tsx?$/, '') || '.';
      else path = path.replace(/(\.d)?\.(tsx?|mts|mjs|cjs|js|json)$/, '');
    }
    if (!path.startsWith('.')) path = `./${path}`;
    if (spec.endsWith('/') && !path.endsWith('/')) path += '/';
    return path;
  };
  for (const [file, text] of texts) {
    const newFile = moves.get(file) ?? file;
    let out = text;
    if (/\.(tsx?|mts|mjs|cjs|js|json)$/.test(file)) {
      out = out.replace(
        /(['"`])(\.\.?\/[^'"`\n$*{}?#\s]*|\.\.)([?#][^'"`\n]*)?\1/g,
        (all, quote, spec, query = '') => {
          const hit = targetOf(dirname(file), spec);
          if (!hit) return all;
          if (hit.to === hit.old && dirname(newFile) === dirname(file)) return all;
          return `${quote}${relativeSpec(newFile, hit.to, hit.ext, spec)}${query}${quote}`;
        },
      );
    }
    if (file.endsWith('.md')) {
      out = out.replace(/\]\(([^)#\s]+)(#[^)]*)?\)/g, (all, spec, hash = '') => {
        if (/^[a-z]+:/.test(spec) || spec.startsWith('/')) return all;
        const hit = targetOf(dirname(file), spec);
        if (!hit || (hit.to === hit.old && dirname(newFile) === dirname(file)) || hit.ext) return all;
        const path = relative(dirname(newFile), hit.to) || '.';
        return `](${spec.startsWith('./') ? `./${path}` : path}${spec.endsWith('/') ? '/' : ''}${hash})`;
      });
    }
    if (out !== text) {
      project.setText(file, out);
      changed.add(file);
    }
  }
  // Full paths from the root, and from a package's folder (`src/…` in its package.json, knip.json or README).
  const full = [...moves].flatMap(([from, to]) => {
    const pairs = [[from, to]];
    if (stem(from) !== from && stem(from).includes('/')) pairs.push([stem(from), stem(to)]);
    return pairs;
  });
  for (const dir of dirs) if (newDir(dir) !== dir) full.push([dir, newDir(dir)]);
  const top = new Map(full);
  const keys = [...top.keys()].sort((a, b) => b.length - a.length);
  if (keys.length === 0) return changed;
  const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\w./-])(${keys.map(escaped).join('|')})(?![\\w-]|\\.\\w)`, 'g');
  // Paths in regular expressions.
  const quoted = (path) => path.replaceAll('/', '\\/').replaceAll('.', '\\.');
  const inRegex = new Map(
    keys.filter((path) => path.includes('/')).map((path) => [quoted(path), quoted(top.get(path))]),
  );
  const regexPattern = new RegExp(
    `(?<![\\w./-])(${[...inRegex.keys()].map(escaped).join('|')})(?![\\w-]|\\\\?\\.\\w)`,
    'g',
  );
  for (const [file, text] of texts) {
    let out = text.replace(pattern, (one) => top.get(one));
    if (/\.(mjs|cjs|js|ts|tsx)$/.test(file) && out.includes('\\/'))
      out = out.replace(regexPattern, (one) => inRegex.get(one));
    if (out !== text) {
      project.setText(file, out);
      changed.add(file);
    }
  }
  return changed;
}

/** Old base names that some text still mentions, for a look by hand. */
export function leftMentions(project, moves) {
  const names = new Map();
  for (const [from, to] of moves) {
    const base = posix.basename(from);
    if (base !== posix.basename(to)) names.set(base, to);
  }
  const still = [];
  const existing = new Set([...project.tracked].filter((f) => !moves.has(f)).map((f) => posix.basename(f)));
  for (const [file, text] of project.texts)
    for (const [base, to] of names) {
      if (existing.has(base) || !text.includes(base)) continue;
      const at = text.search(new RegExp(`(?<![\\w-])${base.replaceAll('.', '\\.')}`));
      if (at >= 0) still.push(`${file}:${text.slice(0, at).split('\n').length} mentions ${base} (now ${to})`);
    }
  return still;
}
export { existsSync };
