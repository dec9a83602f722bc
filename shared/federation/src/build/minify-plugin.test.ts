import { MinifyPlugin } from './minify-plugin';
import { smallBuild } from './small-build.fixture';

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
  const entry = `globalThis.said = ${JSON.stringify(text)};`;
  const { errors, script } = await smallBuild(entry, [new MinifyPlugin()]);
  expect(errors).toEqual([]);
  expect(/^[\0-\u00ff]*$/.test(script)).toBe(isEscaped);
  expect(saidBy(script)).toBe(text);
});
