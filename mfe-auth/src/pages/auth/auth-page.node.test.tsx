import { renderOnServer } from '@shop/testing';
import { routes } from '../../routes';
import { Page } from './auth-page';

it.each([
  ['en', 'Sign In'],
  ['ur', 'سائن ان'],
  ['ar', 'تسجيل الدخول'],
] as const)('is rendered on the server in %s', async (language, title) => {
  expect(await renderOnServer(<Page />, [], { language })).toContain(title);
});

it('is exposed by the remote', async () => {
  expect((await routes['auth-page']!()).Page).toBe(Page);
});
