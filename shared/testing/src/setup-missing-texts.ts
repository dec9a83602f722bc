/** Fails a test that renders a missing text. Visitors read a fallback instead, which no assertion notices. */
const missing = new Set<string>();

beforeAll(async () => {
  if (!expect.getState().testPath?.endsWith('.test.tsx')) return;
  const { onMissingText } = await import('@shop/i18n');
  onMissingText((text) => missing.add(text));
});

afterEach(() => {
  const texts = [...missing];
  missing.clear();
  if (texts.length > 0) throw new Error(`these texts are missing: ${texts.join(', ')}`);
});

export {}; // otherwise its names would be global
