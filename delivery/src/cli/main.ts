import { join } from 'node:path';
import { deliverySettings, storeFrom } from '../delivery-settings';
import { ReleaseError } from '../store/release-error';
import { parseArguments } from './arguments';
import { commands, usage } from './commands';

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const line = parseArguments(process.argv.slice(2));
  const command = Object.hasOwn(commands, line.command) ? commands[line.command] : undefined;
  if (command) {
    const settings = deliverySettings(process.env, join(import.meta.dirname, '../../..'));
    await command(storeFrom(settings, process.env), line, say, settings.releasesDir);
  } else {
    say(usage);
    if (line.command !== 'help') process.exitCode = 2;
  }
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  process.stderr.write(`release: ${error.message}\n`);
  process.exitCode = error.code === 'invalid' ? 2 : 1;
}
