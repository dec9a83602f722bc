import { toSearchText } from './search-text';

it('cuts a search to what fields take, without splitting a character [X-02]', () => {
  expect(toSearchText('  tea ')).toBe('tea');
  expect(toSearchText(null)).toBe('');
  expect(toSearchText('ب'.repeat(1_800))).toBe('ب'.repeat(200));
  expect(toSearchText('🍵'.repeat(1_800))).toBe('🍵'.repeat(200));
});
