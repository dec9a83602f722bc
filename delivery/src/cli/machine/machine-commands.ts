import type { DeliverySettings } from '../../delivery-settings';
import type { CommandLine } from '../arguments';
import { doctor } from './doctor';
import { publicKey } from './public-key';
import { rotateKey } from './rotate-key';

type MachineCommand = (
  settings: DeliverySettings,
  line: CommandLine,
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
) => Promise<void>;

/** Commands about this machine, its keys and its store, rather than about releases. */
export const machineCommands: Readonly<Record<string, MachineCommand>> = {
  'public-key': publicKey,
  doctor,
  'rotate-key': rotateKey,
};
