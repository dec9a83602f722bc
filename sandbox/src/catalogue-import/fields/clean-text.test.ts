import { cleanText, codePoints, isVisible, withoutHtml } from './clean-text';

it.each([
  ['a<br>b<br/>c', 'a b c'],
  ['Tom &amp; Jerry&#39;s &quot;x&quot; &eacute; &#x2713;', 'Tom & Jerry\'s "x" é ✓'],
  ['<p>One</p><p>Two</p>', 'One Two'],
  ['<script>alert(1)</script>Safe<style>b{}</style>', 'Safe'],
  ['<img src=x onerror=alert(1)>Bread', 'Bread'],
  ['<b onclick="x()">Bold', 'Bold'],
  ['I <3 chocolate', 'I <3 chocolate'],
  ['a < b > c', 'a < b > c'],
  ['5 < 6 &amp; 7', '5 < 6 & 7'],
  ['  many \t\n spaces\u00a0here ', 'many spaces here'],
  ['\ufeffName', 'Name'],
  ['e\u0301', 'é'],
])('%j becomes %j', (source, text) => {
  expect(cleanText(source).text).toBe(text);
});

it('keeps lines of a description', () => {
  expect(cleanText('One<br><br>- two<br>three\r\n\r\n\r\nfour<ul><li>five</li></ul>', true).text).toBe(
    'One\n\n- two\nthree\n\nfour\n• five',
  );
});

it('does not decode twice: what was written as text stays text', () => {
  expect(withoutHtml('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;');
});

it.each([
  ['NUL', 'Te\0a', 'Tea', 'control characters were removed'],
  ['an escape', 'Te\x1b[31ma', 'Te[31ma', 'control characters were removed'],
  ['half a character', 'Te\ud83da', 'Tea', 'broken characters (unpaired surrogates) were removed'],
  ['an override left open', '\u202egnp.exe', '\u202egnp.exe\u202c', 'an open mark of direction was closed'],
  ['an isolate left open', '\u2067شاي', '\u2067شاي\u2069', 'an open mark of direction was closed'],
])('handles %s', (_case, source, text, note) => {
  expect(cleanText(source)).toEqual({ text, notes: [note] });
});

it.each([
  'می‌خواهم', // with a zero width non-joiner
  '👩‍👩‍👧‍👦 Family Pack 🇦🇪',
  'שוקולד «עלית» 100%',
  '\u200fعصير\u200f',
  '가쓰오부시',
])('leaves %s as it is', (name) => {
  expect(cleanText(name)).toEqual({ text: name, notes: [] });
});

it('counts code points and recognises invisible texts', () => {
  expect(codePoints('👩‍👧')).toBe(3);
  for (const text of ['', ' ', '\u200b\u200d', '\u202e\u202c', '\u3164', '\u2800'])
    expect(isVisible(text)).toBe(false);
  for (const text of ['a', '茶', '🍕', '\u200bx']) expect(isVisible(text)).toBe(true);
});
