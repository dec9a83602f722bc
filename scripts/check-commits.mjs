#!/usr/bin/env node
/**
 * Fails where the subject of a new commit is not `type(scope): imperative` in at most 72 characters. Commits are new since
 * the branch that this one will be merged into, else since the last tag. A clone that has neither is not checked.
 */
import { git } from './git.mjs';

const types = 'build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test';
const form = new RegExp(`^(?:${types})(?:\\([a-z0-9-]+(?:, ?[a-z0-9-]+)*\\))?!?: (.+)$`);
const longest = 72;
/** Words that end like "added", "adds" or "adding", but are imperatives. */
const imperatives =
  /^(?:bleed|breed|embed|exceed|feed|heed|need|proceed|seed|shed|speed|bring|ring|sing|spring|string|swing|access|address|bypass|compress|cross|discuss|dismiss|express|focus|guess|miss|pass|press|process|stress|suppress)$/;

function getProblem(subject) {
  const [, text] = form.exec(subject) ?? [];
  if (!text) return `is not "type(scope): what it does"; types are ${types.replaceAll('|', ', ')}`;
  if (subject.length > longest) return `has ${subject.length} characters, ${longest} at most`;
  const [first] = text.split(' ');
  if (/(?:ed|ing|s)$/.test(first) && !imperatives.test(first))
    return `begins with "${first}": write the imperative`;
  if (/^[A-Z][a-z]/.test(text)) return 'begins with a capital letter';
  return text.endsWith('.') ? 'ends with a period' : null;
}

/** The commit before the new ones; null where it is unknown. */
function getBase() {
  const branches = ['@{upstream}', 'origin/HEAD', 'origin/main', 'main'];
  const base = branches.map((branch) => git('merge-base', 'HEAD', branch)).find(Boolean);
  const isOwn = base && base === git('rev-parse', 'HEAD');
  return (!isOwn && base) || git('describe', '--tags', '--abbrev=0', 'HEAD') || base || null;
}

const base = getBase();
const log = base && git('log', '--no-merges', '--format=%h %s', `${base}..HEAD`);
const commits = log
  ? log.split('\n').map((line) => [line.split(' ', 1)[0], line.slice(line.indexOf(' ') + 1)])
  : [];
const broken = commits
  .map(([id, subject]) => [id, subject, getProblem(subject)])
  .filter(([, , problem]) => problem);
for (const [id, subject, problem] of broken) console.error(`${id} "${subject}" ${problem}`);
if (broken.length > 0) process.exitCode = 1;
else
  console.log(
    base ? `Commit messages are valid (${commits.length}).` : 'It is unknown which commits are new.',
  );
