import { renderOnServer } from '@shop/testing';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import ur from '../../locales/ur.json';
import { routes } from '../../routes';
import { routes as declared } from '../../routes.manifest';
import { Page } from './home-page';

it.each([
  ['en', en],
  ['ur', ur],
  ['ar', ar],
] as const)('is rendered on the server in %s', async (language, texts) => {
  const html = await renderOnServer(<Page />, [], { language, address: '/__name__' });
  for (const text of Object.values(texts)) expect(html).toContain(text);
});

it('is what the remote exposes, for an address of the manifest', async () => {
  expect(declared.map(({ page }) => page)).toEqual(Object.keys(routes));
  expect((await routes['home-page']?.())?.Page).toBe(Page);
});
