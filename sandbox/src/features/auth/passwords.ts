import { hash, verify, type Options } from '@node-rs/argon2';

/** The library's defaults: 19 MiB, 2 passes. */
let cost: Options = {};

/** From now on hashes cost next to nothing, and are good for nothing but tests, which make hundreds of accounts. */
export function hashForTests(): void {
  cost = { memoryCost: 8, timeCost: 1 };
}

/** argon2id. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let decoy: Promise<string> | null = null;

/** Whether the password fits. An account without one, or none at all, takes as long to refuse as a wrong password. */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const fits = await verify(storedHash ?? (await decoy), password);
  return storedHash !== null && fits;
}
