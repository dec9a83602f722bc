import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { MinifyPlugin } from './minify-plugin';

const folder = mkdtempSync(join(tmpdir(), 'minify-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The script that comes of a module with this text, once it is short. */
async function scriptWith(text: string): Promise<string> {
  writeFileSync(join(folder, 'index.js'), `globalThis.said = ${JSON.stringify(text)};`);
  const output = { path: folder, filename: 'main.js' };
  const optimization = { minimize: false };
  const plugins = [new MinifyPlugin()];
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output,
    optimization,
    plugins,
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, done) => {
      if (error) reject(error);
      else compiler.close(() => resolve(done));
    });
  });
  expect(stats?.compilation.errors).toEqual([]);
  return readFileSync(join(folder, 'main.js'), 'utf8');
}

function saidBy(script: string): unknown {
  const globals: { said?: unknown } = {};
  new Function('globalThis', script)(globals);
  return globals.said;
}

it.each([
  ['a single dash', `${'a shop. '.repeat(40)}—`, true],
  ['an emoji', `${'a shop. '.repeat(40)}🛒`, true],
  ['Urdu', 'کارٹ میں شامل کریں۔ '.repeat(40), false],
  ['Arabic', 'أضف إلى السلة. '.repeat(40), false],
])('keeps a script with %s as short as a browser can take it', async (_, text, isEscaped) => {
  const script = await scriptWith(text);
  expect(/^[\0-\u00ff]*$/.test(script)).toBe(isEscaped);
  expect(saidBy(script)).toBe(text);
});
