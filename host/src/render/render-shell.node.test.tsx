import { SHELL_NONCE } from '@shop/federation';
import { renderShell } from './render-shell';

it('renders an inert skeleton in every language, with a hint for browsers without scripts', async () => {
  const { head, html } = await renderShell();
  expect(Object.keys(html)).toEqual(['en', 'ur', 'ar']);
  for (const shapes of Object.values(html))
    for (const shell of Object.values(shapes)) {
      expect(shell).toMatch(/^<div aria-hidden="true"><div/);
      expect(shell).toMatch(/<noscript><p[^>]*>[^<]+<\/p><\/noscript>$/);
      expect(shell).not.toContain('<title');
    }
  expect(html.en?.item).not.toBe(html.en?.list);
  expect(html.en?.item).toContain('This shop needs JavaScript.');
  expect(head.match(/<style/g)?.length).toBe(head.match(new RegExp(`nonce="${SHELL_NONCE}"`, 'g'))?.length);
  expect(head).toContain('--color-surface');
});
