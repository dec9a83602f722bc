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

const locales = ['mfe-account', 'mfe-cart', 'mfe-catalog'].flatMap((app) =>
  ['en', 'ur', 'ar'].map((language) => `${app}/src/locales/${language}.json`),
);

it.each(locales)('keeps the figure of a duration and its unit on one line: %s [X-19]', (file) => {
  const durations = readFileSync(join(root, file), 'utf8').match(
    /\{\{(?:time|minutes)\}\}[ \u00a0](?:min|hours|days|منٹ|گھنٹے|دن|دقيقة|ساعات|أيام)/g,
  );
  expect(durations).not.toBeNull();
  expect(durations?.filter((text) => text.includes(' '))).toEqual([]);
});

it.each(byHand)('no app writes ranges and isolates by itself: %s [F-44]', (pattern) => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
