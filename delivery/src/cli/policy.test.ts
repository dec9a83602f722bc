import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, newStore, release } from '../../fixtures/build-release';
import { toTeams } from '../policy/policy';
import { parseArguments } from './arguments';
import { commands } from './commands';

const newPublicKey = () =>
  generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();

describe('a draft of the policy', () => {
  const keys = [newPublicKey()];
  it.each([
    ['without teams', {}, 'a policy needs teams'],
    ['with a team of the name root', { teams: { root: { keys, areas: {} } } }, 'no name for a team'],
    ['with a team without keys', { teams: { cart: { keys: [], areas: {} } } }, 'it has no key'],
    ['with a team that lacks a field', { teams: { cart: { areas: {} } } }, 'needs keys and areas'],
    [
      'with an unknown right',
      { teams: { cart: { keys, areas: { cart: ['fly'] } } } },
      'needs a list of publish',
    ],
    [
      'with something else than a key',
      { teams: { cart: { keys: ['x'], areas: {} } } },
      'there is no public key',
    ],
  ])('is refused %s', (_which, draft, message) => {
    expect(() => toTeams(draft)).toThrow(message);
  });

  it('is refused with one key for two teams', () => {
    const team = { keys: [newPublicKey()], areas: {} };
    expect(() => toTeams({ teams: { cart: team, auth: team } })).toThrow('the same key');
  });
});

it('is set and shown by commands', async () => {
  const { store, objects } = newStore();
  await release(store, 'host', '1.0.0');
  const run = async (...argv: string[]) => {
    const printed: string[] = [];
    const line = parseArguments(argv);
    await commands[line.command]?.(store, line, (text) => printed.push(text), objects);
    return printed.join('\n');
  };
  expect(await run('policy')).toContain('there is no policy');
  const file = join(newFolder(), 'teams.json');
  await expect(run('policy', 'set', file)).rejects.toThrow('there is no');
  await expect(run('policy', 'sett', file)).rejects.toThrow('expected: policy');
  writeFileSync(file, '{"teams":{"cart":{"keys":[],"areas":{}}}}');
  await expect(run('policy', 'set', file)).rejects.toThrow('team cart: it has no key');
  const teams = { cart: { keys: [newPublicKey()], areas: { 'mfe-cart': ['publish', 'promote'] } } };
  writeFileSync(file, JSON.stringify({ teams }));
  expect(await run('policy', 'set', file)).toContain('revision 1');
  expect(await run('policy')).toBe('revision 1\ncart, 1 key\n  mfe-cart             publish, promote');
  expect(await run('history')).toMatch(/root \(test\) {2}policy \*/);
});
