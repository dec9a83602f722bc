import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anotherRelease, builtVersion, release, root } from '../fixtures/releases';
import { expect, test } from '../fixtures/shop';

const app = 'mfe-catalog';
const next = '1.1.0';

const freePort = () =>
  new Promise<string>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // it listens on a TCP port
      server.close(() => resolve(String(port)));
    });
  });

/** A store and an edge that no other test uses. */
class Delivery {
  private readonly work = mkdtempSync(join(tmpdir(), 'rollout-'));
  private readonly env = {
    RELEASES_DIR: join(this.work, 'releases'),
    RELEASE_KEYS_DIR: join(this.work, 'keys'),
    EDGE_FAULTS: '',
  };
  private edge: ChildProcess | null = null;
  origin = '';

  release = (...words: string[]) => release(words, this.env);
  build = (change?: (text: string) => string) => anotherRelease(app, next, join(this.work, 'next'), change);

  async start(): Promise<void> {
    const apps = ['host', 'mfe-catalog', 'mfe-cart', 'mfe-account', 'mfe-auth'];
    this.release('publish', ...apps.flatMap((name) => [name, join(name, 'dist')]), '--promote');
    const port = await freePort();
    this.origin = `http://127.0.0.1:${port}`;
    this.edge = spawn(process.execPath, ['--import', 'tsx', 'delivery/src/edge/main.ts'], {
      cwd: root,
      env: { ...process.env, ...this.env, EDGE_PORT: port },
      stdio: 'ignore',
    });
    await expect.poll(() => this.revision(), { timeout: 30_000 }).toBeGreaterThan(0);
  }

  async revision(): Promise<number> {
    const answer = await fetch(`${this.origin}/healthz`).catch(() => null);
    return answer?.ok ? ((await answer.json()) as { revision: number }).revision : 0;
  }

  /** Does it, and waits until the edge knows. */
  async and(...words: string[]): Promise<void> {
    const before = await this.revision();
    this.release(...words);
    await expect.poll(() => this.revision(), { timeout: 5_000, intervals: [100] }).toBeGreaterThan(before);
  }

  /** Which version of the area a visitor's page names. Without a cookie somebody new comes and is given one. */
  private async visit(cookie: string | null): Promise<[cookie: string, version: string]> {
    const page = await fetch(`${this.origin}/auth`, { headers: cookie ? { cookie } : {} });
    const boot = /<script[^>]*id="shop-boot"[^>]*>(.*?)<\/script>/s.exec(await page.text())?.[1] ?? '{}';
    const { remotes } = JSON.parse(boot) as { remotes: Record<string, { live: { version: string } }> };
    const given = page.headers.get('set-cookie')?.split(';')[0];
    return [cookie ?? given ?? '', remotes[app]?.live.version ?? 'none'];
  }

  /** Visitor → version. */
  async visits(visitors: readonly (string | null)[]): Promise<Map<string, string>> {
    const versions = new Map<string, string>();
    const waiting = [...visitors];
    const work = async () => {
      for (let who = waiting.pop(); who !== undefined; who = waiting.pop())
        versions.set(...(await this.visit(who)));
    };
    await Promise.all(Array.from({ length: 16 }, work));
    return versions;
  }

  end(): void {
    this.edge?.kill();
    rmSync(this.work, { recursive: true, force: true });
  }
}

const shareOf = (versions: Map<string, string>) =>
  [...versions.values()].filter((version) => version === next).length / versions.size;

test.describe.configure({ mode: 'serial' });

test.describe('a release for a share of the visitors', () => {
  const delivery = new Delivery();
  test.beforeAll(() => delivery.start());
  test.afterAll(() => delivery.end());

  test('one visitor in ten gets it, always the same ones; a larger share keeps them; a rollback reaches all at once [F-10] [F-14]', async () => {
    test.setTimeout(120_000);
    delivery.release('publish', app, delivery.build());
    await delivery.and('promote', `${app}@${next}`, '--percent', '10');
    const first = await delivery.visits(Array.from({ length: 2_000 }, () => null));
    expect(first.size, 'each visitor has a cookie of their own').toBe(2_000);
    expect(shareOf(first)).toBeGreaterThan(0.08);
    expect(shareOf(first)).toBeLessThan(0.12);
    const some = [...first.keys()].slice(0, 300);
    const again = await delivery.visits(some);
    for (const visitor of some) expect(again.get(visitor)).toBe(first.get(visitor));

    await delivery.and('promote', `${app}@${next}`, '--percent', '50');
    const exposed = [...first.keys()].filter((visitor) => first.get(visitor) === next);
    expect(shareOf(await delivery.visits(exposed)), 'nobody is taken out').toBe(1);
    const wider = await delivery.visits([...first.keys()].slice(0, 500));
    expect(shareOf(wider)).toBeGreaterThan(0.42);
    expect(shareOf(wider)).toBeLessThan(0.58);

    await delivery.and('rollback', app);
    const back = await delivery.visits(exposed);
    expect(new Set(back.values())).toEqual(new Set([builtVersion(app)]));
  });
});
