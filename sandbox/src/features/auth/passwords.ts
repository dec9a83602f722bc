import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults (19 MiB, 2 passes). */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | null = null;

/** Whether the password fits. An account without one, or none at all, takes as long to refuse as a wrong password. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const fits = await verify(kept ?? (await decoy), password);
  return kept !== null && fits;
}
