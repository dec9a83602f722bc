import { join } from 'node:path';
import { deliverySettings, storeFrom } from '../delivery-settings';
import { toDiskError } from '../objects/disk-errors';
import { KeyError } from '../public-keys';
import { ReleaseError } from '../store/release-error';
import { parseArguments } from './arguments';
import { commands, usage } from './commands';
import { rotateKey } from './rotate-key';

const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  const line = parseArguments(process.argv.slice(2));
  const settings = deliverySettings(process.env, join(import.meta.dirname, '../../..'));
  const command = Object.hasOwn(commands, line.command) ? commands[line.command] : undefined;
  if (line.command === 'rotate-key') await rotateKey(settings, line, process.env, print);
  else if (command) {
    await command(storeFrom(settings, process.env), line, print, settings.objects);
  } else {
    print(usage);
    if (line.command !== 'help') process.exitCode = 2;
  }
} catch (error) {
  const reason = toDiskError(error, 'release');
  if (!(reason instanceof ReleaseError || reason instanceof KeyError)) throw error;
  process.stderr.write(`release: ${reason.message}\n`);
  process.exitCode = reason instanceof ReleaseError && reason.code === 'invalid' ? 2 : 1;
}
