import { join } from 'node:path';
import { userInfo } from 'node:os';
import { objectsFrom } from './objects/objects-from';
import type { ObjectStore } from './objects/object-store';
import { budgetsFrom } from './store/budget-file';
import type { SizeBudgets } from './store/budget-checks';
import { compressionFrom } from './store/compress';
import { ReleaseStore } from './store/release-store';
import { signingAndVerifying, type KeyLocation } from './signing-keys';

export interface DeliverySettings {
  /** Where the releases are stored. */
  objects: ObjectStore;
  budgets: () => SizeBudgets;
  keys: KeyLocation;
}

/** Restores line breaks: a key in the environment may have them as `\n`. */
const pem = (text: string | undefined) => text?.replaceAll('\\n', '\n');

/** Store and keys: from the environment, else below the project's root. */
export const deliverySettings = (env: NodeJS.ProcessEnv, root: string): DeliverySettings => ({
  objects: objectsFrom(env, root),
  budgets: () => budgetsFrom(env.RELEASE_BUDGETS, join(root, 'delivery', 'size-budgets.json')),
  keys: {
    dir: env.RELEASE_KEYS_DIR || join(root, '.data', 'keys'),
    privateKey: pem(env.RELEASE_PRIVATE_KEY),
    publicKey: pem(env.RELEASE_PUBLIC_KEY),
  },
});

export function storeFrom(
  { objects, budgets, keys }: DeliverySettings,
  env: NodeJS.ProcessEnv,
  warn: (text: string) => void = (text) => void process.stderr.write(`release: ${text}\n`),
): ReleaseStore {
  return new ReleaseStore({
    objects,
    ...signingAndVerifying(keys, { mayBeTeams: true }),
    by: env.RELEASE_BY || userInfo().username,
    budgets: budgets(),
    warn,
    compression: compressionFrom(env.RELEASE_COMPRESSION),
  });
}
