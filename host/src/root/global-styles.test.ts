import { getGlobalStyleTag, addGlobalStyles } from './global-styles';

const styles = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
beforeEach(() => (document.head.innerHTML = ''));

it('lays the ground rules where the page came without them, under the nonce', () => {
  globalThis.__webpack_nonce__ = 'abc';
  addGlobalStyles(document);
  addGlobalStyles(document);
  expect(styles()).toEqual([
    expect.stringMatching(/@font-face[^]*data-theme='dark'[^]*prefers-reduced-motion/),
  ]);
  expect(document.querySelector('style')?.nonce).toBe('abc');
});

it('leaves what the edge has written as it is: the browser would lay out the page anew', () => {
  document.head.innerHTML = getGlobalStyleTag('abc');
  const written = document.head.firstElementChild;
  addGlobalStyles(document);
  expect(document.head.children).toHaveLength(1);
  expect(document.head.firstElementChild).toBe(written);
});
