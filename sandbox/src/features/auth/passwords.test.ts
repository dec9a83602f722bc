import { hashForTests, hashPassword, isPassword } from './passwords';

it('costs 19 MiB and two passes for each password, except in tests [F-47]', async () => {
  expect(await hashPassword('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  hashForTests();
  expect(await hashPassword('correct horse')).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
});

it('verifies its password at any cost setting, and no other', async () => {
  const storedHash = await hashPassword('correct horse');
  expect(await isPassword(storedHash, 'correct horse')).toBe(true);
  expect(await isPassword(storedHash, 'battery staple')).toBe(false);
  expect(await isPassword(null, 'correct horse')).toBe(false);
});
