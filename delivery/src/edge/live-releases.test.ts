import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getBootData, testEdge, type TestEdge } from '../../fixtures/edge';
import { newFolder, newStore, release } from '../../fixtures/build-release';
import { passTime } from '../../fixtures/fake-time';
import { LiveReleases } from './live-releases';
import { LocalCopies } from './local-copies';
import { releaseSource } from './release-source';
import { NewestRevision } from './newest-revision';

let edge: TestEdge;
beforeAll(async () => {
  edge = await testEdge();
});
afterAll(() => edge.close());

describe('the table', () => {
  it('is served in both forms', async () => {
    const ours = await edge.app.inject({ url: '/releases.json' });
    expect(JSON.parse(ours.body)).toHaveProperty('extras.signature');
    const open = await edge.app.inject({ url: '/releases.json?form=frontend-discovery' });
    expect(Object.keys(JSON.parse(open.body)).sort()).toEqual(['microFrontends', 'schema']);
    expect(JSON.parse(String(open.headers['x-release-table']))).toHaveProperty('revision');
    expect((await edge.app.inject({ url: '/healthz' })).json()).toMatchObject({ status: 'ok' });
  });

  it('changes nothing if it is not trusted, and is reported once [F-01] [F-40]', async () => {
    const own = await testEdge();
    const good = own.live.current;
    const older = JSON.stringify(good?.table);
    await release(own.store, 'mfe-cart', '1.1.0', { slots: ['cart-button'] });
    await own.live.refresh();
    const newest = own.live.current;
    expect(newest?.table.extras.revision).toBe(4);
    for (const text of [
      older,
      '<!doctype html>',
      '',
      JSON.stringify({ ...newest?.table, microFrontends: {} }),
    ]) {
      writeFileSync(join(own.dir, 'releases.json'), text);
      await own.live.refresh();
      await own.live.refresh();
      expect(own.live.current).toBe(newest);
    }
    rmSync(join(own.dir, 'releases.json'));
    await own.live.refresh();
    expect(own.live.current).toBe(newest);
    expect(own.logged.filter(([event]) => event === 'table-refused')).toHaveLength(4);
    expect((await own.app.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode).toBe(200);
    await own.close();
  });

  it('is reported again when the store is away a second time [F-01]', async () => {
    const own = await testEdge();
    for (let outage = 0; outage < 2; outage += 1) {
      const away = jest.spyOn(own.objects, 'stamp').mockRejectedValue(new Error('it does not respond'));
      await own.live.refresh();
      await own.live.refresh();
      away.mockRestore();
      await own.live.refresh();
    }
    expect(own.logged.filter(([event]) => event === 'table-refused')).toHaveLength(2);
    await own.close();
  });

  describe('after a restart', () => {
    /** A store whose table was replaced by an older one with a valid signature. */
    async function withOldTable() {
      const made = newStore();
      await release(made.store, 'host', '1.0.0');
      const older = readFileSync(join(made.dir, 'releases.json'), 'utf8');
      await release(made.store, 'host', '1.1.0');
      const { revision } = (await made.store.table()).extras;
      writeFileSync(join(made.dir, 'releases.json'), older);
      return { ...made, revision, older };
    }
    const logged: string[] = [];
    const createEdgeFor = async (
      { objects, publicKey }: ReturnType<typeof newStore>,
      state: string | null = null,
    ) => {
      const log = (event: string) => void logged.push(event);
      const copies = new LocalCopies(objects);
      const newestRevision = new NewestRevision(state, log);
      const live = new LiveReleases(
        releaseSource(objects, copies),
        publicKey,
        log,
        undefined,
        newestRevision,
      );
      await live.refresh();
      return live.current?.table.extras.revision ?? null;
    };

    it('an old table is not used: the newest revision of the store decides [F-40]', async () => {
      const made = await withOldTable();
      expect(await createEdgeFor(made)).toBe(made.revision);
    });

    it('a newest revision that is damaged does not count [F-40]', async () => {
      const made = newStore();
      await release(made.store, 'host', '1.0.0');
      writeFileSync(join(made.dir, 'revisions', '00000002.json'), '{"schema":');
      expect(await createEdgeFor(made)).toBe(1);
      writeFileSync(join(made.dir, 'releases.json'), '');
      expect(await createEdgeFor(made)).toBe(1);
    });

    it('the last used revision decides if the store has lost it [F-40]', async () => {
      const made = await withOldTable();
      const state = newFolder();
      expect(await createEdgeFor(made, state)).toBe(made.revision);
      rmSync(join(made.dir, 'revisions'), { recursive: true });
      expect(await createEdgeFor(made, state)).toBeNull();
      expect(logged).toContain('table-refused');
    });

    it('starts with a state that cannot be written, or read', async () => {
      const made = newStore();
      await release(made.store, 'host', '1.0.0');
      const file = join(newFolder(), 'file');
      writeFileSync(file, '');
      expect(await createEdgeFor(made, join(file, 'state'))).toBe(1);
      expect(logged).toContain('state-failed');
      const state = newFolder();
      writeFileSync(join(state, 'revision.json'), '{');
      expect(await createEdgeFor(made, state)).toBe(1);
    });
  });

  it('keeps the app’s current release if it names missing files', async () => {
    const own = await testEdge();
    const entry = async () => {
      const { body } = await own.app.inject({ url: '/', headers: { accept: 'text/html' } });
      return getBootData(body).remotes['mfe-cart']?.live;
    };
    const before = await entry();
    expect(before).toBeDefined();
    const published = await release(own.store, 'mfe-cart', '1.1.0', { slots: ['cart-button'] });
    const folder = published.microFrontends['mfe-cart']?.[0]?.extras.manifest.split('/').at(-2) ?? '';
    rmSync(join(own.dir, 'mfe-cart', folder), { recursive: true });
    await own.live.refresh();
    expect(await entry()).toEqual(before);
    await own.close();
  });
});

it('reports that it has nothing to serve yet', async () => {
  const own = await testEdge();
  own.live.current = null;
  expect((await own.app.inject({ url: '/healthz' })).statusCode).toBe(503);
  expect((await own.app.inject({ url: '/' })).headers['retry-after']).toBe('2');
  await own.close();
});

it('continues with the last table within 3 s when the store hangs [F-01]', async () => {
  const { store, objects, publicKey } = newStore();
  await release(store, 'host', '1.0.0');
  const folder = releaseSource(objects, new LocalCopies(objects));
  let hangs = false;
  const source = {
    ...folder,
    stamp: () => (hangs ? new Promise<string>(() => undefined) : folder.stamp()),
  };
  const reasons: unknown[] = [];
  const live = new LiveReleases(source, publicKey, (_event, { reason }) => void reasons.push(reason));
  await live.refresh();
  hangs = true;
  const checked = live.refresh();
  await passTime(3_000);
  await checked;
  expect(live.current?.table.extras.revision).toBe(1);
  expect(reasons.at(-1)).toContain('did not load within');
});
