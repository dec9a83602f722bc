import unusedPartsLoader from './unused-parts-loader';

it('lets components be left out that nobody uses', () => {
  const source = [
    'var Link = React10.forwardRef(',
    '  function Link2() {}',
    ');',
    'Link.displayName = "Link";',
    'var Context = React.createContext(null);',
    'var list = new Set(methods);',
    '  inner.displayName = "kept";',
  ].join('\n');
  expect(unusedPartsLoader(source)).toBe(
    [
      'var Link = /* @__PURE__ */ React10.forwardRef(',
      '  function Link2() {}',
      ');',
      '',
      'var Context = /* @__PURE__ */ React.createContext(null);',
      'var list = new Set(methods);',
      '  inner.displayName = "kept";',
    ].join('\n'),
  );
});
