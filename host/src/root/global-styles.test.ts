import { getGlobalStyleTag, addGlobalStyles } from './global-styles';

const styles = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
beforeEach(() => (document.head.innerHTML = ''));

it('adds the global styles with the nonce when the page has none', async () => {
  globalThis.__webpack_nonce__ = 'abc';
  await addGlobalStyles(document);
  await addGlobalStyles(document);
  expect(styles()).toEqual([
    expect.stringMatching(/@font-face[^]*data-theme='dark'[^]*prefers-reduced-motion/),
  ]);
  expect(document.querySelector('style')?.nonce).toBe('abc');
});

it('keeps content free of notches, which the edge looks for, in both directions [X-17]', async () => {
  const tag = await getGlobalStyleTag('abc');
  expect(tag).toContain('--inset-start: env(safe-area-inset-left, 0px)');
  expect(tag).toMatch(/html\[dir='rtl'\] { --inset-start: env\(safe-area-inset-right, 0px\)/);
  expect(tag).toContain(":root [data-action-bar='wide'] { border-block-end: var(--inset-bottom)");
  // Above what a dialog's scroll lock sets: body[data-scroll-locked].
  expect(tag).toMatch(/html:root > body {[^}]*padding-inline: var\(--inset-start\) var\(--inset-end\)/);
});

it('keeps those that the edge has written: replacing them would cause a new layout', async () => {
  document.head.innerHTML = await getGlobalStyleTag('abc');
  const written = document.head.firstElementChild;
  await addGlobalStyles(document);
  expect(document.head.children).toHaveLength(1);
  expect(document.head.firstElementChild).toBe(written);
});

it.each([
  ['ar', 'IBM Plex Sans Arabic'],
  ['ur', 'Noto Nastaliq Urdu'],
] as const)(
  'gives %s the font made for it, %s, from our own files and for its letters only [X-14]',
  async (language, family) => {
    const tag = await getGlobalStyleTag('abc');
    const [, stack = ''] = RegExp(`html\\[lang='${language}'\\] { font-family: ([^;]+);`).exec(tag) ?? [];
    expect(stack).toContain(`'${family}'`);
    const faces = [...tag.matchAll(/@font-face {([^}]+)}/g)].map(([, face = '']) => face);
    const own = faces.filter((face) => face.includes(`font-family: '${family}'`));
    expect(own.map((face) => /font-weight: (\d+)/.exec(face)?.[1])).toEqual(['400', '600']);
    for (const face of own) {
      expect(face).toMatch(/src: url\('(?!https?:|\/\/)[^']+'\) format\('woff2'\)/);
      expect(face).toMatch(/unicode-range: U\+0600-06FF,/);
      expect(face).not.toContain('U+0000');
    }
  },
);
