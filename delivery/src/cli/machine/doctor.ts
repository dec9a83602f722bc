import { setTimeout as wait } from 'node:timers/promises';
import type { DeliverySettings } from '../../delivery-settings';
import { ReleaseError } from '../../store/release-error';
import type { CommandLine } from '../arguments';
import { checkEdge } from './check-edge';
import { checkClock, checkKeys, checkStore, checkWriting, readKeys, type Finding } from './machine-checks';

/** What tests replace. */
export interface DoctorOptions {
  now?: () => Date;
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** Everything that may be wrong with this machine, the store and the edges. Changes nothing, except for a probe that it removes. */
export async function examine(
  { objects, keys }: DeliverySettings,
  edges: readonly string[],
  { now = () => new Date(), pause = wait }: DoctorOptions = {},
): Promise<Finding[]> {
  const read = readKeys(keys);
  const known = 'reason' in read ? null : read;
  const { findings, table } = await checkStore(objects, known?.publicKey ?? null);
  return [
    'reason' in read ? { state: 'wrong', about: 'keys', text: read.reason } : await checkKeys(objects, read),
    ...findings,
    ...(known?.privateKey ? [await checkWriting(objects)] : []),
    ...(table ? [checkClock(table, now())] : []),
    ...(await Promise.all(edges.map((edge) => checkEdge(edge, table, { now, pause })))),
  ];
}

const marks: Record<Finding['state'], string> = { ok: 'ok   ', look: 'look ', wrong: 'WRONG' };

/** `doctor [--edges http://10.0.0.1:4000,…]`: exits with 1 if something is wrong. */
export async function doctor(
  settings: DeliverySettings,
  { flags }: CommandLine,
  _env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<void> {
  const edges = typeof flags.edges === 'string' ? flags.edges.split(',').map((edge) => edge.trim()) : [];
  if (!edges.every((edge) => URL.canParse(edge)))
    throw new ReleaseError('invalid', 'expected: doctor --edges http://10.0.0.1:4000,http://10.0.0.2:4000');
  const findings = await examine(settings, edges);
  for (const { state, about, text } of findings) print(`${marks[state]}  ${about}: ${text}`);
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  if (wrong > 0) throw new ReleaseError('refused', `${wrong} of ${findings.length} checks have failed`);
}
