import { join } from 'node:path';
import { userInfo } from 'node:os';
import { ReleaseStore } from './store/release-store';
import { signingAndVerifying, type KeyPlace } from './signing-keys';

export interface DeliverySettings {
  releasesDir: string;
  keys: KeyPlace;
}

/** A key in the environment may have its line breaks written as `\n`. */
const pem = (text: string | undefined) => text?.replaceAll('\\n', '\n');

/** Where store and keys are: from the environment, else below the project's root. */
export const deliverySettings = (env: NodeJS.ProcessEnv, root: string): DeliverySettings => ({
  releasesDir: env.RELEASES_DIR || join(root, 'releases'),
  keys: {
    dir: env.RELEASE_KEYS_DIR || join(root, '.data', 'keys'),
    privateKey: pem(env.RELEASE_PRIVATE_KEY),
    publicKey: pem(env.RELEASE_PUBLIC_KEY),
  },
});

export function storeFrom({ releasesDir, keys }: DeliverySettings, env: NodeJS.ProcessEnv): ReleaseStore {
  return new ReleaseStore({
    dir: releasesDir,
    ...signingAndVerifying(keys),
    by: env.RELEASE_BY || userInfo().username,
  });
}
