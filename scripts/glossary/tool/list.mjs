// Declarations whose names hold a word of the old dialect: node list.mjs <checkout> <folder…>
import { resolve } from 'node:path';
import { declarationsOf } from './declarations.mjs';
import { openProject } from './project.mjs';

const [root, ...folders] = process.argv.slice(2);
const words = new Set(
  (
    'door doors filler fillers filled wish wishes wished fact facts grant grants granted grantor grantors hear hears heard hearer hearers hearing tell tells teller told ' +
    'ladder rung rungs step steps card late later part parts first calls standing trial trials share shares deal deals dealt place places sum sums departure departing ' +
    'guard keeper keepers keep keeps kept overlay deed deeds doing doings turn turns asked asking ask asks given give gives awaited await answer answers answered answering figures ' +
    'words word said saying measured ground grounds near nearby nearness quiet calm rest patience breath front fronts sheet sheets heart hearts notice notices noticed way ways gap gaps ' +
    'piece pieces mark marks marked standin town towns instead usual elsewhere ahead afterwards news look looks seen unseen wanted wants want owned own others other troubles trouble fit fits fitting beside ' +
    'hold holds held holding hands handed hand stands stand lasting lasts meant mean meaning'
  ).split(' '),
);
const p = openProject(resolve(root));
const split = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
for (const file of p.code) {
  if (!folders.some((one) => file.startsWith(one))) continue;
  const source = p.ts.createSourceFile(file, p.texts.get(file), 99, true, /x$/.test(file) ? 4 : 3);
  const seen = new Set();
  for (const { path, line, node } of declarationsOf(p.ts, source)) {
    const name = path.at(-1);
    if (node.kind !== p.ts.SyntaxKind.Identifier) continue;
    if (!split(name).some((w) => words.has(w)) && !/[a-z]Of$/.test(name)) continue;
    const at = path.join('.');
    if (seen.has(at)) continue;
    seen.add(at);
    console.log(JSON.stringify({ file, at, to: '', line }));
  }
}
