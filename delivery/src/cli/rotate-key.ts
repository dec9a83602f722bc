import { storeFrom, type DeliverySettings } from '../delivery-settings';
import { beginRotation, endRotation, switchKeys } from '../key-rotation';
import { ReleaseError } from '../store/release-error';
import type { CommandLine } from './arguments';

type Say = (line: string) => void;
type Step = (settings: DeliverySettings, env: NodeJS.ProcessEnv, say: Say) => Promise<void>;

async function begin({ keys }: DeliverySettings, _env: NodeJS.ProcessEnv, say: Say) {
  const publicKeys = beginRotation(keys);
  say('the next key is made; give all edges these public keys (RELEASE_PUBLIC_KEY), then: rotate-key switch');
  say(publicKeys.trimEnd());
}

async function change(settings: DeliverySettings, env: NodeJS.ProcessEnv, say: Say) {
  switchKeys(settings.keys);
  const { extras } = await storeFrom(settings, env).renew();
  say(`the next key signs (revision ${extras.revision}); links of previews made before are good until`);
  say('the former key is dropped: rotate-key end');
}

async function end(settings: DeliverySettings, env: NodeJS.ProcessEnv, say: Say) {
  // Signs with the remaining key, whichever signed last: every edge must be able to verify the table.
  await storeFrom(settings, env).renew();
  const publicKeys = endRotation(settings.keys);
  say('former keys are dropped here; give all edges what is left (RELEASE_PUBLIC_KEY)');
  say(publicKeys.trimEnd());
}

const steps: Record<string, Step> = { begin, switch: change, end };

/** `rotate-key begin`, `switch`, `end`: changes the signing key; at every moment all edges can verify the table. */
export async function rotateKey(
  settings: DeliverySettings,
  { positionals }: CommandLine,
  env: NodeJS.ProcessEnv,
  say: Say,
): Promise<void> {
  const [name = ''] = positionals;
  const step = positionals.length === 1 && Object.hasOwn(steps, name) ? steps[name] : undefined;
  if (!step)
    throw new ReleaseError('invalid', 'expected: rotate-key begin, rotate-key switch or rotate-key end');
  await step(settings, env, say);
}
