import type { DeliverySettings } from '../../delivery-settings';
import { KeyError } from '../../public-keys';
import { hasKeys, verifyingKey } from '../../signing-keys';
import type { CommandLine } from '../arguments';

/**
 * `public-key`: prints the public keys as `RELEASE_PUBLIC_KEY` of an edge takes them, PEM; with `--line` in one line, for
 * files of settings. Creates no key: a new one would not be that of the store.
 */
export async function publicKey(
  { keys }: DeliverySettings,
  { flags }: CommandLine,
  _env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<void> {
  if (!hasKeys(keys)) throw new KeyError('there is no key here yet: the first release publish creates it');
  const text = verifyingKey(keys).trimEnd();
  print(flags.line === true ? `RELEASE_PUBLIC_KEY="${text.replaceAll('\n', '\\n')}"` : text);
}
