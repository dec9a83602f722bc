import { hash, verify, type Options } from '@node-rs/argon2';

/** The library's defaults: 19 MiB, 2 passes. */
let cost: Options = {};

/** Makes hashes cheap from now on: only for tests, which create hundreds of accounts. */
export function hashForTests(): void {
  cost = { memoryCost: 8, timeCost: 1 };
}

/** argon2id. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let decoy: Promise<string> | null = null;

/** Whether the password matches. Without a password or an account this takes as long as for a wrong password. */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const fits = await verify(storedHash ?? (await decoy), password);
  return storedHash !== null && fits;
}
