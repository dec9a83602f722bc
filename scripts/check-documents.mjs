#!/usr/bin/env node
/**
 * Fails where a document names a file that does not exist: in a link, or in a code span such as `shared/api/src/send.ts` or
 * `late-font.spec.ts`. Also checks mentions of docs/… in comments.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from './install.mjs';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
/** Paths from the root. A deleted file may still be in the index. */
const files = listed.split('\n').filter((file) => file && existsSync(join(root, file)));
const folders = new Set(
  files.flatMap((file) =>
    file
      .split('/')
      .slice(0, -1)
      .map((_, depth, parts) => parts.slice(0, depth + 1).join('/')),
  ),
);
const topFolders = [...folders].filter((folder) => !folder.includes('/'));

const isPath = (text) => files.includes(text) || folders.has(text.replace(/\/$/, ''));
const isEndOfPath = (text) => files.some((file) => file === text || file.endsWith(`/${text}`));

/** Builds write these. */
const isGenerated = (text) => /(?:^|\/)dist(?:\/|$)/.test(text);
const isPattern = (text) => /[\s<>{}*…:$(]/.test(text);

/** Whether a code span of a document names a file or folder, and that does not exist. */
function isMissing(text) {
  if (isPattern(text) || isGenerated(text)) return false;
  if (topFolders.some((folder) => text.startsWith(`${folder}/`))) return !isPath(text);
  return /\.(?:tsx?|mjs|sql|yml)$/.test(text) && !isEndOfPath(text);
}

const inLines = (file, find) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => find(line).map((name) => `${file}:${index + 1}  there is no ${name}`));

function findInDocument(file) {
  const isLinkMissing = (target) => !existsSync(resolve(root, dirname(file), target));
  return inLines(file, (line) => {
    const links = [...line.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target]) => target);
    const spans = [...line.matchAll(/`([^`]+)`/g)].map(([, text]) => text);
    return [...links.filter(isLinkMissing), ...spans.filter(isMissing)];
  });
}

/** `docs/decisions/0017` is enough for the page that begins so. */
const findInSource = (file) =>
  inLines(file, (line) =>
    [...line.matchAll(/\bdocs\/[\w/-]+(?:\.md)?/g)]
      .map(([name]) => name)
      .filter((name) => !files.some((known) => known.startsWith(name))),
  );

const documents = files.filter((file) => file.endsWith('.md') && !/(?:^|\/)CHANGELOG\.md$/.test(file));
const sources = files.filter((file) => /\.(?:tsx?|mjs|ya?ml)$/.test(file));
const broken = [...documents.flatMap(findInDocument), ...sources.flatMap(findInSource)];
if (broken.length === 0) console.log(`Documents name files that exist (${documents.length}).`);
else {
  console.error(broken.join('\n'));
  process.exitCode = 1;
}
