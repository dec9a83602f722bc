import { runInNewContext } from 'node:vm';
import { plainText } from './plain-text';

it.each([
  ['keeps plain text', 'Two eggs', 'Two eggs'],
  ['drops tags, keeps lines', '<p>One</p><p>Two<br/>Three</p>', 'One\n\nTwo\nThree'],
  ['converts a list into lines', '<ul><li>a</li><li>b</li></ul>', 'a\n\nb'],
  ['drops scripts with their content', 'a<script>alert(1)</script>b<style>p{}</style>c', 'abc'],
  ['drops handlers with their tag', '<img src=x onerror="alert(1)">soup', 'soup'],
  ['decodes references', 'salt &amp; pepper &lt;b&gt; &#8364;5 &#x1F35E;', 'salt & pepper <b> €5 🍞'],
  ['keeps invalid references', 'R&D; &nosuch; &#0;', 'R&D; &nosuch; &#0;'],
  ['keeps a smaller-than sign', 'dose < 5 mg, 3<4', 'dose < 5 mg, 3<4'],
  ['handles an unclosed element', '<script>alert(1)', ''],
])('%s [F-36]', (_case, html, text) => {
  expect(plainText(html)).toBe(text);
});

it('is quick on a long hostile text [F-44]', () => {
  const hostile = `${'<a "'.repeat(300_000)}${'&'.repeat(300_000)}${'<script '.repeat(75_000)}`;
  // Takes milliseconds if each letter is read a few times; many minutes if the time is quadratic.
  runInNewContext('read()', { read: () => plainText(hostile) }, { timeout: 30_000 });
});
