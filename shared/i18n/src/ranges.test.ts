import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const sources = readdirSync(root)
  .filter((name) => /^(?:host|mfe-.+)$/.test(name))
  .flatMap((app) =>
    readdirSync(join(root, app, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\./.test(file))
      .map((file) => join(app, 'src', file)),
  );

/** A range as a template, a delivery time without `minutes`, or isolates that are written out. */
const byHand = [
  /\} ?– ?\$\{(?!lastSeen)/,
  /deliveryTime\??\.replace/,
  /time: (?!\S*minutes\()\S*deliveryTime/,
  /u206[68]/,
];

it.each(byHand)('no app writes ranges and isolates by itself: %s [F-44]', (pattern) => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
