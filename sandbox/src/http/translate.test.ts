import { translate } from './translate';

it.each([
  ['en', 1, 'Too many tries. Please try again in 1 second.'],
  ['en', 59, 'Too many tries. Please try again in 59 seconds.'],
  ['en', 60, 'Too many tries. Please try again in 1 minute.'],
  ['en', 290, 'Too many tries. Please try again in 5 minutes.'],
  ['ur', 8, 'بہت زیادہ کوششیں۔ براہِ کرم 8 سیکنڈ بعد دوبارہ کوشش کریں۔'],
  ['ar', 2, 'محاولات كثيرة جدًا. يرجى المحاولة مجددًا بعد ثانيتين.'],
  ['ar', 8, 'محاولات كثيرة جدًا. يرجى المحاولة مجددًا بعد 8 ثوان.'],
  ['ar', 300, 'محاولات كثيرة جدًا. يرجى المحاولة مجددًا بعد 5 دقائق.'],
] as const)('names the time to wait as %s does: %i seconds [F-47]', (language, wait, text) => {
  expect(translate(language, 'tooManyTries', { wait })).toBe(text);
});

it.each([
  ['en', 1, 'good for 1 minute.'],
  ['en', 5, 'good for 5 minutes.'],
  ['ar', 5, '5 دقائق'],
] as const)('counts minutes as %s does: %i', (language, minutes, text) => {
  expect(translate(language, 'codeMessage', { minutes })).toContain(text);
});

it('leaves a placeholder without a value unchanged, and replaces only given names', () => {
  expect(translate('en', 'codeMessage', { code: '123456' })).toContain('{shop}');
  expect(translate('en', 'codeMessage', { code: '123456' })).toContain('{minutes}');
});
