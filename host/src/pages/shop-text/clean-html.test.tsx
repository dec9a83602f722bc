import { render } from '@testing-library/react';
import { CleanHtml } from './clean-html';

const shown = (html: string) => render(<CleanHtml html={html} />).container.innerHTML;

it('keeps headings, lists and links of a text', () => {
  expect(shown('<h1>A</h1><p>One <b>two</b></p><ul><li>x</li></ul><br>')).toBe(
    '<h2>A</h2><p>One <b>two</b></p><ul><li>x</li></ul><br>',
  );
  expect(shown('<a href="/home">h</a><a href="mailto:a@b.example">m</a>')).toBe(
    '<a href="/home">h</a><a href="mailto:a@b.example">m</a>',
  );
  expect(shown('<a href="https://x.example">x</a>')).toContain('rel="noopener noreferrer"');
});

it.each([
  ['<script>alert(1)</script>a', 'a'],
  ['<p onclick="alert(1)" style="color:red">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<iframe src="https://x.example"></iframe>a', 'a'],
  ['<svg><script>alert(1)</script></svg>a', 'a'],
  ['<form action="https://x.example"><input></form>a', 'a'],
  ['<section><p>a</p></section>', '<p>a</p>'],
  ['<!-- b --><p>a', '<p>a</p>'],
  ['&lt;script&gt;a', '&lt;script&gt;a'],
])('removes everything active: %s [F-36]', (html, kept) => {
  expect(shown(html)).toBe(kept);
});
