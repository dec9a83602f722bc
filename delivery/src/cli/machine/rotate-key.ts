import { storeFrom, type DeliverySettings } from '../../delivery-settings';
import { beginRotation, endRotation, switchKeys } from '../../key-rotation';
import { ReleaseError } from '../../store/release-error';
import type { CommandLine } from '../arguments';

type Print = (line: string) => void;
type Step = (settings: DeliverySettings, env: NodeJS.ProcessEnv, print: Print) => Promise<void>;

async function begin({ keys }: DeliverySettings, _env: NodeJS.ProcessEnv, print: Print) {
  const publicKeys = beginRotation(keys);
  print(
    'the next key is created; give all edges these public keys (RELEASE_PUBLIC_KEY), then: rotate-key switch',
  );
  print(publicKeys.trimEnd());
}

async function change(settings: DeliverySettings, env: NodeJS.ProcessEnv, print: Print) {
  switchKeys(settings.keys);
  const { extras } = await storeFrom(settings, env).renew();
  print(`the next key signs (revision ${extras.revision}); earlier preview links are valid until`);
  print('the former key is removed: rotate-key end');
}

async function end(settings: DeliverySettings, env: NodeJS.ProcessEnv, print: Print) {
  // Signs with the remaining key, whichever signed last: every edge must be able to verify the table.
  await storeFrom(settings, env).renew();
  const publicKeys = endRotation(settings.keys);
  print('former keys are removed here; give all edges the remaining ones (RELEASE_PUBLIC_KEY)');
  print(publicKeys.trimEnd());
}

const steps: Record<string, Step> = { begin, switch: change, end };

/** `rotate-key begin`, `switch`, `end`: changes the signing key; at every moment all edges can verify the table. */
export async function rotateKey(
  settings: DeliverySettings,
  { positionals }: CommandLine,
  env: NodeJS.ProcessEnv,
  print: Print,
): Promise<void> {
  const [name = ''] = positionals;
  const step = positionals.length === 1 && Object.hasOwn(steps, name) ? steps[name] : undefined;
  if (!step)
    throw new ReleaseError('invalid', 'expected: rotate-key begin, rotate-key switch or rotate-key end');
  await step(settings, env, print);
}
