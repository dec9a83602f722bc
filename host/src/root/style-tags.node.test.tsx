import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import { styleTags } from './style-tags';

const Plain = styled.p`
  color: red;
  &:hover {
    color: blue;
  }
`;
const Special = styled(Plain)<{ $wide?: boolean }>`
  inline-size: ${({ $wide }) => ($wide ? '9px' : '8px')};
`;

/** The two elements of a page with these parts. */
function elements() {
  const sheet = new ServerStyleSheet({ nonce: 'n1' });
  const html = renderToString(sheet.collectStyles([<Special key="1" />, <Special key="2" $wide />]));
  const [own = '', marks = ''] = styleTags(sheet, 'n1').split(/(?<=<\/style>)/);
  sheet.seal();
  return { html, own, marks };
}

it('gives the rules in an element that says how many each component has', () => {
  const { own, html } = elements();
  const [, groups = ''] = /data-groups="([^"]*)"/.exec(own) ?? [];
  const sizes = groups.split(' ').map((group) => Number(group.split(':')[1]));
  expect(sizes).toEqual([2, 2]);
  const names = [...html.matchAll(/class="[^"]*"/g)].flatMap(([text]) => text.slice(7, -1).split(' '));
  const used = [...new Set(names)].filter((name) => own.includes(`.${name}{`));
  expect(used).toHaveLength(3);
  expect(own).toMatch(/^<style nonce="n1" [^>]*>\.\w+\{color:red;\}[^<]*inline-size:9px;\}<\/style>$/);
  expect(own).not.toContain('data-styled');
});

it('gives the library its marks, without the rules and for no medium', () => {
  const { marks } = elements();
  expect(marks).toMatch(
    /^<style nonce="n1" media="not all" data-styled="true" data-styled-version="[\d.]+">/,
  );
  const named = [...marks.matchAll(/data-styled\.g\d+\[id="[^"]+"\]\{content:"([^"]*)"\}/g)];
  expect(named.map(([, names = '']) => names.split(',').filter(Boolean).length)).toEqual([1, 2]);
  expect(marks).not.toContain('color');
});
