import { join } from 'node:path';
import { deliverySettings, storeFrom } from '../delivery-settings';
import { toDiskError } from '../objects/disk-errors';
import { KeyError } from '../public-keys';
import { ReleaseError } from '../store/release-error';
import { parseArguments } from './arguments';
import { commands } from './commands';
import { machineCommands } from './machine/machine-commands';

const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  const line = parseArguments(process.argv.slice(2));
  const command = Object.hasOwn(commands, line.command) ? commands[line.command] : undefined;
  if (line.help !== undefined) print(line.help.trimEnd());
  else {
    const settings = deliverySettings(process.env, join(import.meta.dirname, '../../..'));
    if (command) await command(storeFrom(settings, process.env), line, print, settings.objects);
    else await machineCommands[line.command]?.(settings, line, process.env, print);
  }
} catch (error) {
  const reason = toDiskError(error, 'release');
  if (!(reason instanceof ReleaseError || reason instanceof KeyError)) throw error;
  process.stderr.write(`release: ${reason.message}\n`);
  process.exitCode = reason instanceof ReleaseError && reason.code === 'invalid' ? 2 : 1;
}
