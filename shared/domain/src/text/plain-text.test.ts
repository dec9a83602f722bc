import { runInNewContext } from 'node:vm';
import { plainText } from './plain-text';

it.each([
  ['keeps plain words', 'Two eggs', 'Two eggs'],
  ['drops tags, keeps lines', '<p>One</p><p>Two<br/>Three</p>', 'One\n\nTwo\nThree'],
  ['makes a list of lines', '<ul><li>a</li><li>b</li></ul>', 'a\n\nb'],
  ['drops scripts with what is in them', 'a<script>alert(1)</script>b<style>p{}</style>c', 'abc'],
  ['drops handlers with their tag', '<img src=x onerror="alert(1)">soup', 'soup'],
  ['reads references', 'salt &amp; pepper &lt;b&gt; &#8364;5 &#x1F35E;', 'salt & pepper <b> €5 🍞'],
  ['leaves what is no reference', 'R&D; &nosuch; &#0;', 'R&D; &nosuch; &#0;'],
  ['keeps a smaller-than sign', 'dose < 5 mg, 3<4', 'dose < 5 mg, 3<4'],
  ['survives what never ends', '<script>alert(1)', ''],
])('%s [F-36]', (_case, html, text) => {
  expect(plainText(html)).toBe(text);
});

it('is quick on a long hostile text [F-44]', () => {
  const hostile = `${'<a "'.repeat(300_000)}${'&'.repeat(300_000)}${'<script '.repeat(75_000)}`;
  // Milliseconds where each letter is read a few times; many minutes where each is read as often as there are letters.
  runInNewContext('read()', { read: () => plainText(hostile) }, { timeout: 30_000 });
});
