import { translate } from './translate';

it.each([
  ['en', 1, 'Too many tries. Please try again in 1 minute.'],
  ['en', 5, 'Too many tries. Please try again in 5 minutes.'],
  ['ar', 5, 'محاولات كثيرة جدًا. يرجى المحاولة مجددًا بعد 5 دقائق.'],
] as const)('counts minutes as %s does: %i', (language, minutes, text) => {
  expect(translate(language, 'tooManyTries', { minutes })).toBe(text);
});

it('leaves a placeholder without a value unchanged, and replaces only given names', () => {
  expect(translate('en', 'codeMessage', { code: '123456' })).toContain('{shop}');
  expect(translate('en', 'codeMessage', { code: '123456' })).toContain('{minutes}');
});
