import { setTimeout as pause } from 'node:timers/promises';
import { newObjects, type StoreKind } from '../../fixtures/new-objects';
import { buildRelease, newFolder, release, storeIn } from '../../fixtures/build-release';
import { parseArguments } from '../cli/arguments';
import { commands } from '../cli/commands';
import { checkStore } from '../cli/machine/machine-checks';
import { LiveReleases } from '../edge/live-releases';
import { LocalCopies } from '../edge/local-copies';
import { NewestRevision } from '../edge/newest-revision';
import { releaseSource } from '../edge/release-source';
import { getDefault } from '../release-table';
import { readAudit } from './audit-log';
import { ReleaseError } from './release-error';

// Nobody is writing while a command waits for another one.
jest.mock('node:timers/promises', () => ({
  ...jest.requireActual<object>('node:timers/promises'),
  setTimeout: jest.fn(() => new Promise((resolve) => setImmediate(resolve))),
}));

const app = 'mfe-cart';
const gone = async () => {
  throw new ReleaseError('unavailable', 'the network is gone');
};

describe.each<StoreKind>(['folder', 's3'])('in a store of kind %s', (kind) => {
  const create = newObjects(kind);

  /** Host and cart, the cart at its second release: revision 3. */
  async function shop() {
    const warned: string[] = [];
    const objects = await create();
    const { store, publicKey } = storeIn(objects, { warn: (text) => warned.push(text) });
    await release(store, 'host', '1.0.0');
    for (const version of ['1.0.0', '1.1.0']) await release(store, app, version);
    await store.publish(app, buildRelease(app, '1.2.0'));
    const run = async (...argv: string[]) => {
      const printed: string[] = [];
      const line = parseArguments(argv);
      await commands[line.command]?.(store, line, (text) => printed.push(text), objects);
      return printed.join('\n');
    };
    const logged: string[] = [];
    const startEdge = async (state = newFolder()) => {
      const log = (event: string) => void logged.push(event);
      const source = releaseSource(objects, new LocalCopies(objects));
      const live = new LiveReleases(source, publicKey, log, undefined, new NewestRevision(state, log));
      await live.refresh();
      return live;
    };
    /** The default release of the cart at an edge that looks now. */
    const versionAt = async (edge: LiveReleases) => {
      await edge.refresh();
      return getDefault(edge.current?.table.microFrontends[app])?.metadata.version;
    };
    /** Ends a command between its revision and the readers' copy. */
    const interrupt = async (command: () => Promise<unknown>) => {
      const put = jest
        .spyOn(objects, 'put')
        .mockImplementation((key) => (key === 'releases.json' ? gone() : Promise.resolve()));
      const remove = jest.spyOn(objects, 'remove').mockImplementation(gone);
      const failed = await command().catch((error: unknown) => error);
      put.mockRestore();
      remove.mockRestore();
      return failed;
    };
    return { objects, store, publicKey, run, warned, logged, startEdge, versionAt, interrupt };
  }

  it('edges do not use an interrupted promotion, whether they run or start, and everybody is told [F-40]', async () => {
    const { objects, store, publicKey, run, warned, logged, startEdge, versionAt, interrupt } = await shop();
    const running = await startEdge();
    const failed = await interrupt(() => store.promote(app, '1.2.0'));
    expect(failed).toMatchObject({
      message: expect.stringMatching(/network is gone.*revision 4 could not be withdrawn/),
    });
    expect(await versionAt(running)).toBe('1.1.0');
    expect(await versionAt(await startEdge())).toBe('1.1.0');
    expect(logged).not.toContain('table-damaged');
    const unfinished = 'revision 4 is unfinished, because its command was interrupted: edges use revision 3';
    expect(await run('status')).toMatch(/revision 3.*[^]*1\.1\.0 +100 %, default/);
    expect(warned.at(-1)).toContain(unfinished);
    await expect(run('verify')).rejects.toThrow(unfinished);
    const { findings, table } = await checkStore(objects, publicKey);
    expect(findings).toContainEqual({
      state: 'wrong',
      about: 'change',
      text: expect.stringContaining(unfinished),
    });
    expect(table?.extras.revision).toBe(3);
  });

  it('the next change completes an interrupted one, and stops: nothing is rolled back twice [F-10]', async () => {
    const { objects, store, startEdge, versionAt, interrupt, run } = await shop();
    await store.promote(app, '1.2.0');
    const running = await startEdge();
    await interrupt(() => store.rollback(app));
    await expect(store.rollback(app)).rejects.toThrow(/revision 5, .* is now completed/);
    for (const edge of [running, await startEdge()]) expect(await versionAt(edge)).toBe('1.1.0');
    const entries = (await readAudit(objects)).slice(-3);
    expect(entries.map(({ action, version, revision }) => [action, version, revision])).toEqual([
      ['complete', '', 5],
      ['assign', '1.2.0', 5],
      ['assign', '1.1.0', 5],
    ]);
    expect(await run('verify')).toContain('the table is signed');
    expect(await store.rollback(app)).toEqual({ from: '1.1.0', to: '1.0.0' });
  });

  it('renewing the table completes an interrupted change, and the history shows what it has changed', async () => {
    const { objects, store, startEdge, versionAt, interrupt } = await shop();
    const running = await startEdge();
    await interrupt(() => store.promote(app, '1.2.0'));
    expect((await store.renew()).extras.revision).toBe(5);
    for (const edge of [running, await startEdge()]) expect(await versionAt(edge)).toBe('1.2.0');
    const last = (await readAudit(objects)).filter(({ revision }) => revision === 5);
    expect(last.map(({ action, version, traffic }) => [action, version, traffic])).toEqual([
      ['renew', '', undefined],
      ['assign', '1.2.0', 100],
      ['assign', '1.1.0', 0],
    ]);
  });

  it('an edge that starts while the readers’ copy is damaged, too, uses what the others do [F-40]', async () => {
    const { objects, store, startEdge, versionAt, interrupt } = await shop();
    const running = await startEdge();
    await interrupt(() => store.promote(app, '1.2.0'));
    await objects.put('releases.json', '{"schema":');
    for (const edge of [running, await startEdge()]) expect(await versionAt(edge)).toBe('1.1.0');
    expect((await store.table()).extras.revision).toBe(3);
  });

  it('a change whose last response is lost is made, and in the history', async () => {
    const { objects, store, startEdge, versionAt } = await shop();
    const real = objects.put.bind(objects);
    const put = jest.spyOn(objects, 'put').mockImplementation(async (key, content) => {
      await real(key, content);
      if (key === 'releases.json') await gone();
    });
    await store.promote(app, '1.2.0');
    put.mockRestore();
    expect(await versionAt(await startEdge())).toBe('1.2.0');
    expect((await readAudit(objects)).map(({ action, version }) => [action, version])).toContainEqual([
      'promote',
      '1.2.0',
    ]);
  });

  it('a change waits for one that is being made, and both are made [F-12]', async () => {
    const { objects, store, warned } = await shop();
    await store.publish('mfe-auth', buildRelease('mfe-auth', '1.0.0'));
    const real = objects.put.bind(objects);
    let write = () => {};
    const written = new Promise<void>((resolve) => {
      write = resolve;
    });
    const begun = new Promise<void>((resolve) => {
      jest.spyOn(objects, 'put').mockImplementationOnce(async (key, content) => {
        resolve();
        await written;
        return real(key, content);
      });
    });
    const first = store.promote(app, '1.2.0');
    await begun;
    jest.mocked(pause).mockImplementationOnce(async () => {
      write();
      await first;
    });
    await Promise.all([first, store.promote('mfe-auth', '1.0.0')]);
    const { microFrontends, extras } = await store.table();
    expect([
      extras.revision,
      ...[app, 'mfe-auth'].map((one) => getDefault(microFrontends[one])?.metadata.version),
    ]).toEqual([5, '1.2.0', '1.0.0']);
    expect(warned).toEqual([]);
  });
});
