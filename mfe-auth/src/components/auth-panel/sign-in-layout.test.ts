import { aConfig } from '@shop/testing';
import { layouts, signInLayout } from './sign-in-layout';

const login = (own: Partial<ReturnType<typeof aConfig>['login']>) => ({
  ...aConfig().login,
  otp: false,
  manual: false,
  social: false,
  ...own,
});

it.each([
  [{ otp: true }, 'otp'],
  [{ manual: true }, 'manual'],
  [{ social: true, apple: true }, 'social'],
  [{ otp: true, manual: true }, 'otp_manual'],
  [{ otp: true, social: true, google: true }, 'otp_social'],
  [{ manual: true, social: true, facebook: true }, 'manual_social'],
  [{ otp: true, manual: true, social: true, google: true, facebook: true, apple: true }, 'all'],
  [{ manual: true, social: true }, 'manual'],
  [{ manual: true, google: true }, 'manual'],
  [{ social: true }, null],
  [{}, null],
])('turns %j into the layout %s [AUTH-02]', (enabled, layout) => {
  expect(signInLayout(login(enabled))).toBe(layout);
});

it("shows exactly the methods in each layout's name [AUTH-02]", () => {
  for (const [name, { methods, social }] of Object.entries(layouts)) {
    const methodNames = name === 'all' ? ['otp', 'manual', 'social'] : name.split('_');
    expect([...methods, ...(social ? ['social'] : [])].sort()).toEqual(methodNames.sort());
  }
});
