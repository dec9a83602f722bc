#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { applyComments, renameMentions } from './comments.mjs';
import { declarationsOf } from './declarations.mjs';
import { leftMentions, planMoves, rewritePaths } from './files.mjs';
import { readMappings } from './mappings.mjs';
import { createPlanner, merge, replacement } from './names.mjs';
import { openProject } from './project.mjs';
import { verifyBindings } from './verify.mjs';

const args = process.argv.slice(2);
const root = resolve(args.find((one) => !one.startsWith('--')) ?? '.');
const has = (flag) => args.includes(flag);
const valueOf = (flag) => (has(flag) ? args[args.indexOf(flag) + 1] : undefined);
const rootArgs = args.filter(
  (one) => !one.startsWith('--') && ![valueOf('--only'), valueOf('--part')].includes(one),
);
const checkout = resolve(rootArgs[0] ?? root);
const only = valueOf('--only');
const parts = valueOf('--part')?.split(',');
const check = has('--check');
const dry = has('--dry') || check;
const started = Date.now();
const since = () => `${((Date.now() - started) / 1000).toFixed(0)} s`;

const project = openProject(checkout);
const report = { problems: [], notes: [] };
const changed = new Set();

// ---- files are planned first: entries may name a file by its old or its new path --------
const fileEntries = readMappings('files', parts);
const allMoves = planMoves(project, readMappings('files'), []);
const { moves } = planMoves(project, fileEntries, report.problems);
const present = new Set(project.tracked);
const locateFile = (file) => {
  if (present.has(file)) return file;
  const to = allMoves.final(file);
  if (present.has(to)) return to;
  const back = [...allMoves.moves].find(([, target]) => target === file)?.[0];
  return back ?? (present.has(allMoves.back(file)) ? allMoves.back(file) : undefined);
};

locateFile.final = allMoves.final;

// ---- what has been located in this very tree before -----------------------------------
const digest = createHash('sha1');
for (const [file, text] of project.texts) digest.update(file).update('\0').update(text).update('\0');
const cacheFile = new URL(`../../../.cache/glossary/${digest.digest('hex')}.json`, import.meta.url).pathname;
const cache = existsSync(cacheFile) ? JSON.parse(readFileSync(cacheFile, 'utf8')) : {};
function cached(file, start, to, shorthand, planner) {
  const id = `${file}:${start}:${to}:${shorthand}`;
  if (!cache[id]) {
    const { places, problem } = planner.locate(file, start, to, shorthand);
    cache[id] = problem ? { problem } : { places: [...places] };
  }
  const { places, problem } = cache[id];
  return problem ? { problem } : { places: new Map(places.map(([k, place]) => [k, { ...place }])) };
}

// ---- names ------------------------------------------------------------------------------
const counts = { entries: 0, applied: 0, already: 0, places: 0, followed: 0 };
if (!only || only === 'names') {
  const planner = createPlanner(project);
  const everything = readMappings('names');
  const byFile = new Map();
  for (const entry of everything) {
    entry.currentFile = entry.file && locateFile(entry.file);
    if (!entry.currentFile || !entry.at) continue;
    if (!byFile.has(entry.currentFile)) byFile.set(entry.currentFile, new Map());
    const ats = byFile.get(entry.currentFile);
    ats.set(entry.at, (ats.get(entry.at) ?? new Set()).add(entry.to));
  }
  const entries = everything.filter(
    ({ source }) => !parts || parts.some((part) => source === `names-${part}.json`),
  );
  counts.entries = entries.length;
  const label = (e) => `${e.source}: ${e.file} ${e.at} → ${e.to}`;
  const units = [];
  for (const entry of entries) {
    if (!entry.file || !entry.at || !entry.to) {
      report.problems.push(`${entry.source}: ${JSON.stringify(entry)} lacks file, at or to`);
      continue;
    }
    const { nodes, problem, applied } = planner.resolve(entry, byFile);
    if (problem) report.problems.push(`${label(entry)}: ${problem}`);
    else if (applied) counts.already += 1;
    else {
      const source = planner.sourceOf(entry.currentFile);
      const seen = new Set();
      for (const node of nodes) {
        const start = node.getStart(source) + (node.kind === project.ts.SyntaxKind.StringLiteral ? 1 : 0);
        if (seen.has(start)) continue;
        const { places, problem: trouble } = cached(
          entry.currentFile,
          start,
          entry.to,
          Boolean(entry.shorthand),
          planner,
        );
        if (trouble) {
          report.problems.push(`${label(entry)}: ${trouble}`);
          continue;
        }
        for (const place of places.values()) if (place.file === entry.currentFile) seen.add(place.start);
        units.push({ entry, places, old: node.text });
      }
    }
  }
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(cache));
  console.log(`located ${units.length} declarations of ${entries.length} entries, ${since()}`);
  let plan = new Map();
  let alive = [];
  for (const unit of units) {
    const conflict = merge(plan, unit.places);
    if (conflict) report.problems.push(`${label(unit.entry)}: ${conflict}`);
    else alive.push(unit);
  }
  const rebuild = (list) => {
    const fresh = new Map();
    for (const unit of list) merge(fresh, unit.places);
    return fresh;
  };
  for (let again = true; again;) {
    again = false;
    const kept = [];
    for (const unit of alive) {
      const problem = planner.collision(unit.places, unit.entry.to, plan);
      if (problem) {
        report.problems.push(`${label(unit.entry)}: ${problem}`);
        again = true;
      } else kept.push(unit);
    }
    alive = kept;
    if (again) plan = rebuild(alive);
  }
  // Locals that only carry a property by its name take the new name with it.
  const { ts } = project;
  for (let round = 0; round < 3; round += 1) {
    let more = 0;
    for (const place of [...plan.values()]) {
      if (place.sep !== ': ' || place.first === undefined || place.second !== undefined || place.followed)
        continue;
      place.followed = true;
      const node = planner.tokenAt(place.file, place.start);
      const owner = node.parent;
      const symbol = ts.isShorthandPropertyAssignment(owner)
        ? planner.checker.getShorthandAssignmentValueSymbol(owner)
        : planner.checker.getSymbolAtLocation(node);
      const decl = symbol?.declarations?.length === 1 ? symbol.declarations[0] : undefined;
      if (!decl || project.rel(decl.getSourceFile().fileName) !== place.file) continue;
      if (!ts.isVariableDeclaration(decl) && !ts.isParameter(decl) && !ts.isBindingElement(decl)) continue;
      if (ts.isVariableDeclaration(decl) && ts.isSourceFile(decl.parent.parent.parent)) continue;
      const declPlace = plan.get(planner.declKey(decl));
      if (declPlace?.second !== undefined || declPlace?.plain !== undefined) continue;
      if (ts.isBindingElement(decl) && !decl.propertyName && declPlace?.first !== place.first) continue;
      const source = planner.sourceOf(place.file);
      const { places } = planner.locate(place.file, planner.nameOfDecl(decl).getStart(source), place.first);
      if (!places || planner.collision(places, place.first, plan) || merge(plan, places)) continue;
      counts.followed += 1;
      more += 1;
    }
    if (!more) break;
  }
  for (const one of planner.suspects(plan)) report.notes.push(`look: ${one}`);
  counts.applied = alive.length;
  counts.places = plan.size;
  // ---- edits
  const edits = new Map();
  for (const place of plan.values()) {
    if (!edits.has(place.file)) edits.set(place.file, []);
    edits.get(place.file).push({ ...place, text: replacement(place) });
  }
  if (!check) {
    const before = has('--no-verify') ? undefined : verifyBindings.before(project, planner, edits);
    for (const [file, list] of edits) {
      let text = project.texts.get(file);
      for (const { start, length, text: by } of list.sort((a, b) => b.start - a.start))
        text = text.slice(0, start) + by + text.slice(start + length);
      project.setText(file, text);
      changed.add(file);
    }
    console.log(`edited ${edits.size} files, ${since()}`);
    if (before) report.problems.push(...verifyBindings.after(project, before, edits));
    console.log(`bindings compared, ${since()}`);
    // Mentions.
    const renamed = new Map();
    for (const { entry, old } of alive) renamed.set(old, (renamed.get(old) ?? new Set()).add(entry.to));
    const declared = new Set();
    for (const file of project.code) {
      const source = project.program().getSourceFile(project.abs(file));
      if (source) for (const { path } of declarationsOf(ts, source)) declared.add(path.at(-1));
    }
    for (const file of renameMentions(project, renamed, declared)) changed.add(file);
  }
}

// ---- comments ---------------------------------------------------------------------------
if ((!only || only === 'comments') && !check)
  for (const file of applyComments(project, readMappings('comments', parts), locateFile, report))
    changed.add(file);

// ---- files ------------------------------------------------------------------------------
const moving = !only || only === 'files';
if (moving && !check) {
  for (const file of rewritePaths(project, moves)) changed.add(file);
  report.notes.push(...leftMentions(project, moves));
}

if (!dry) {
  for (const file of changed) writeFileSync(join(checkout, file), project.texts.get(file));
  if (moving) {
    // Through names that nobody has, so that two files may swap theirs.
    const git = (...list) =>
      execFileSync('git', list, { cwd: checkout, stdio: ['ignore', 'ignore', 'inherit'] });
    const list = [...moves];
    const swaps = list.filter(([, to]) => present.has(to));
    for (const [from] of swaps) git('mv', from, `${from}.moving`);
    for (const [from, to] of list) {
      mkdirSync(join(checkout, dirname(to)), { recursive: true });
      git('mv', swaps.some(([one]) => one === from) ? `${from}.moving` : from, to);
    }
  }
  const now = [...changed].map((file) => (moving ? (moves.get(file) ?? file) : file));
  for (let n = 0; n < now.length; n += 150)
    execFileSync(
      'node_modules/.bin/prettier',
      ['--write', '--log-level', 'warn', '--ignore-unknown', ...now.slice(n, n + 150)],
      {
        cwd: checkout,
        stdio: 'inherit',
      },
    );
}

for (const problem of report.problems) console.log(`! ${problem}`);
if (has('--notes') || (!check && !dry)) for (const note of report.notes) console.log(`  ${note}`);
console.log(
  `${counts.entries} name entries: ${counts.applied} declarations to rename, ${counts.already} applied before, ` +
    `${counts.places} places, ${counts.followed} locals follow; ${moves.size} files move; ${changed.size} files change; ` +
    `${report.problems.length} problems; ${since()}${dry ? ' (nothing written)' : ''}`,
);
