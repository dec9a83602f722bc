import { scriptJson } from './script-json';

it('cannot be ended by its content [F-36]', () => {
  const hostile = '</script><script>alert(1)</script>\u2028\u2029<!-- " \' &';
  const text = scriptJson({ name: hostile });
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ name: hostile });
});
