import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { Balancer } from '../fixtures/balancer';
import { newFolder, release, storeIn } from '../fixtures/build-release';
import { stagesIn } from '../fixtures/containerfile';
import { catalogRoutes, getBootData } from '../fixtures/edge';
import { EdgeProcess } from '../fixtures/edge-process';
import { bucket, type RunningS3 } from '../fixtures/s3-server';
import { s3rverServer } from '../fixtures/s3rver-server';
import { hostServer, remoteServer } from '../fixtures/server-builds';
import { s3Address } from './objects/s3-address';
import { edgeSettings } from './edge/settings';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/deploy');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** Names in the tables of docs/production.md, and those that the client of the object store reads. */
const settings = [
  ...[
    ...readFileSync(join(root, 'docs/production.md'), 'utf8').matchAll(/^\| `([A-Z][A-Z0-9_]+)` +\|/gm),
  ].map(([, name = '']) => name),
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
];
const getUnknown = (names: readonly string[]) => names.filter((name) => !settings.includes(name));
const secondsOf20MoreThan = (drain: string | undefined) => Number(drain) + 20;

describe('the compose file', () => {
  interface Service {
    image: string;
    build?: { context: string; dockerfile: string; target: string };
    environment?: Record<string, string>;
    volumes?: string[];
    networks: string[];
    depends_on?: string[] | Record<string, unknown>;
    command?: string[];
    stop_grace_period?: string;
  }
  interface Compose {
    services: Record<string, Service>;
    networks: Record<string, { ipam?: { config: { subnet: string }[] } } | null>;
  }
  const compose = parse(read('compose.yaml'), { merge: true }) as Compose; // its shape is this test's subject
  const { services } = compose;
  const ours = Object.entries(services).filter(([, { image }]) => image.startsWith('shop-'));
  const edges = ['edge-1', 'edge-2'] as const;
  const balancer = read('haproxy.cfg');

  it('builds targets that the Containerfile has, under the names of their images', () => {
    const targets = stagesIn(join(root, 'Containerfile')).map(({ name }) => name);
    const built = ours.flatMap(([, { image, build }]) => (build ? [{ image, build }] : []));
    expect(built.length).toBeGreaterThan(1);
    for (const { image, build } of built) {
      expect(targets).toContain(build.target);
      expect(image).toBe(`shop-${build.target}`);
      expect(existsSync(join(folder, build.context, build.dockerfile))).toBe(true);
    }
  });

  it('sets only known settings, with values that an edge accepts', () => {
    for (const [, { environment = {} }] of ours) expect(getUnknown(Object.keys(environment))).toEqual([]);
    const env = withExamples(services['edge-1']?.environment);
    expect(() => edgeSettings(env)).not.toThrow();
    expect(s3Address(env.RELEASES_STORE ?? '', env)).toMatchObject({ bucket, prefix: 'production' });
  });

  it('takes every value that it needs from the example of `.env`', () => {
    const used = [...read('compose.yaml').matchAll(/(?<!\$)\$\{([A-Z_]+)/g)].map(([, name]) => name);
    const given = [...read('example.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect([...new Set(used)].sort()).toEqual([...given].sort());
  });

  it('names services, networks and files that exist', () => {
    for (const service of Object.values(services)) {
      const needed = service.depends_on ?? [];
      for (const name of Array.isArray(needed) ? needed : Object.keys(needed))
        expect(services).toHaveProperty(name);
      for (const name of service.networks) expect(compose.networks).toHaveProperty(name);
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        expect(!source.startsWith('./') || existsSync(join(folder, source))).toBe(true);
      }
    }
  });

  it('keeps the private key from edges, and what is private from visitors', () => {
    const withKey = ours.filter(([, { environment = {} }]) => 'RELEASE_PRIVATE_KEY' in environment);
    expect(withKey.map(([name]) => name)).toEqual(['canary-analysis']);
    const reached = Object.entries(services).filter(([, { networks }]) => networks.includes('public'));
    expect(reached.map(([name]) => name)).toEqual(['balancer', ...edges]);
    const [subnet] = compose.networks.public?.ipam?.config ?? [];
    expect(services['edge-1']?.environment?.EDGE_TRUST_PROXY).toBe(subnet?.subnet);
  });

  it('lets the demo API count visitors, not edges: it trusts the network in which only edges reach it', () => {
    const [subnet] = compose.networks.private?.ipam?.config ?? [];
    expect(services.api).toMatchObject({
      networks: ['private'],
      environment: { SANDBOX_TRUST_PROXY: subnet?.subnet },
    });
    expect(subnet?.subnet).toMatch(/^172\.30\.\d+\.0\/24$/);
    expect(subnet).not.toEqual(compose.networks.public?.ipam?.config[0]);
    expect(services.api).not.toHaveProperty('ports');
    expect(balancer).toContain('set-header X-Forwarded-For %[src]');
  });

  it('has a balancer that knows both edges and their health, and hides the pages for the inside', () => {
    for (const edge of edges) expect(balancer).toMatch(new RegExp(`^ +server ${edge} ${edge}:4000$`, 'm'));
    expect(balancer).toContain('option httpchk GET /healthz');
    // An edge that is created again has another address, and one that does not run has none.
    expect(balancer).toMatch(/^resolvers docker\n +nameserver \w+ 127\.0\.0\.11:53$/m);
    expect(balancer).toMatch(/^ +default-server .* resolvers docker init-addr last,libc,none$/m);
    expect(balancer).toMatch(/deny deny_status 404 .*\/_delivery \/_shop/);
    expect(services['canary-analysis']?.command?.at(-1)).toBe(
      edges.map((edge) => `http://${edge}:4000`).join(),
    );
    for (const edge of edges) {
      const { stop_grace_period: grace = '', environment = {} } = services[edge] ?? {};
      expect(parseInt(grace, 10)).toBeGreaterThan(secondsOf20MoreThan(environment.EDGE_DRAIN_SECONDS));
    }
  });

  describe('as two processes with its settings, over an S3 server', () => {
    const processes = [new EdgeProcess(), new EdgeProcess()] as const;
    let s3: RunningS3;
    let entrance: Balancer;

    beforeAll(async () => {
      s3 = await s3rverServer();
      const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env;
      const { RELEASES_STORE = '', ...env } = withExamples(services['edge-1']?.environment);
      const shop = storeIn(s3.objects(s3Address(RELEASES_STORE, env).prefix));
      const routes = [{ path: '/', page: 'landing' }];
      await release(shop.store, 'host', '1.0.0', { routes, server: hostServer('1') });
      await release(shop.store, 'mfe-catalog', '1.0.0', {
        routes: catalogRoutes,
        server: remoteServer('one'),
      });
      const here = {
        ...env,
        RELEASES_STORE,
        RELEASES_S3_ENDPOINT: s3.endpoint,
        RELEASES_DIR: newFolder(),
        RELEASE_KEYS_DIR: newFolder(),
        RELEASE_PUBLIC_KEY: shop.publicKey,
        AWS_ACCESS_KEY_ID,
        AWS_SECRET_ACCESS_KEY,
        EDGE_METRICS_PORT: '',
        EDGE_TRUST_PROXY: 'loopback',
      };
      await Promise.all(processes.map((edge) => edge.start(here)));
      entrance = new Balancer(processes.map(({ origin }) => origin));
      await entrance.open();
    });

    afterAll(async () => {
      processes.forEach((edge) => edge.kill());
      entrance?.close();
      await s3?.die();
    });

    it('serves pages and files of the releases from both edges', async () => {
      const { origin } = entrance;
      const visit = async () => getBootData(await (await fetch(`${origin}/`)).text());
      const pages = await Promise.all(Array.from({ length: 6 }, visit));
      expect(pages.map(({ remotes }) => remotes['mfe-catalog']?.live?.version)).toEqual(
        pages.map(() => '1.0.0'),
      );
      const entry = pages[0]?.remotes['mfe-catalog']?.live?.entry.url ?? '';
      const file = await fetch(new URL(entry, origin));
      expect([file.status, file.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect(Math.min(...entrance.answered)).toBeGreaterThan(2);
    });
  });
});

describe('the manifests for Kubernetes', () => {
  interface Container {
    name: string;
    args?: string[];
    env?: { name: string; value?: string }[];
    ports?: { name: string; containerPort: number }[];
    envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
    readinessProbe?: { httpGet: { path: string; port: string } };
    startupProbe?: { tcpSocket?: { port: string } };
    livenessProbe?: { tcpSocket?: { port: string } };
  }
  interface Manifest {
    kind: string;
    metadata: { name: string };
    data?: Record<string, string>;
    spec?: {
      selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>;
      ports?: { port: number; targetPort?: string }[];
      scaleTargetRef?: { kind: string; name: string };
      template?: {
        metadata: { labels: Record<string, string> };
        spec: { terminationGracePeriodSeconds?: number; serviceAccountName: string; containers: Container[] };
      };
    };
  }
  const listed = (parse(read('kubernetes/kustomization.yaml')) as { resources: string[] }).resources;
  const manifests = listed.flatMap((name) =>
    parseAllDocuments(read(`kubernetes/${name}`)).map((document) => document.toJS() as Manifest),
  );
  const find = (kind: string, name: string) =>
    manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  const pods = manifests.flatMap(({ kind, spec }) =>
    kind === 'Deployment' && spec?.template ? [spec.template] : [],
  );
  const { data = {} } = find('ConfigMap', 'shop-settings') ?? {};
  const getContainer = (deployment: string) =>
    find('Deployment', deployment)?.spec?.template?.spec.containers[0];

  it('are all listed', () => {
    const files = readdirSync(join(folder, 'kubernetes')).filter((name) => name !== 'kustomization.yaml');
    expect([...listed].sort()).toEqual(files.sort());
  });

  it('set only known settings, with values that an edge accepts', () => {
    const own = pods.flatMap(({ spec }) => spec.containers.flatMap(({ env = [] }) => env));
    expect(getUnknown([...Object.keys(data), ...own.map(({ name }) => name)])).toEqual([]);
    const values = own.map(({ name, value }) => [name, value ?? 'a-value-from-a-secret']);
    const env = { ...data, ...Object.fromEntries(values) } as Record<string, string>;
    expect(() => edgeSettings(env)).not.toThrow();
  });

  it('name settings, accounts, deployments and ports that exist', () => {
    for (const { spec } of pods) {
      expect(find('ServiceAccount', spec.serviceAccountName)).toBeDefined();
      for (const { envFrom } of spec.containers)
        for (const { configMapRef, secretRef } of envFrom)
          expect(
            find('ConfigMap', configMapRef?.name ?? '') ??
              read('kubernetes/settings.yaml').match(`${secretRef?.name}`),
          ).toBeTruthy();
    }
    for (const { kind, spec } of manifests) {
      if (kind === 'HorizontalPodAutoscaler')
        expect(find('Deployment', spec?.scaleTargetRef?.name ?? '')).toBeDefined();
      if (kind === 'Deployment')
        expect(spec?.template?.metadata.labels).toMatchObject(spec?.selector?.matchLabels ?? { app: 'none' });
    }
    const names = getContainer('edge')?.ports?.map(({ name }) => name) ?? [];
    const targets = ['edge', 'edge-pods'].flatMap((name) => find('Service', name)?.spec?.ports ?? []);
    expect(targets.length).toBe(3);
    expect(targets.filter(({ targetPort = '' }) => !names.includes(targetPort))).toEqual([]);
  });

  it('probe what an edge responds to, and give it time to shut down', () => {
    const { ports = [], readinessProbe, startupProbe, livenessProbe } = getContainer('edge') ?? {};
    const { port, metrics } = edgeSettings({ ...data, EDGE_DELIVERY_TOKEN: 'a-token-of-this-test' });
    expect(ports.map(({ containerPort }) => containerPort)).toEqual([port, metrics?.port]);
    expect(readinessProbe?.httpGet).toEqual({ path: '/healthz', port: 'http' });
    // Not /healthz, which is 503 before the first release: a restart would not help.
    expect([startupProbe?.tcpSocket, livenessProbe?.tcpSocket]).toEqual([{ port: 'http' }, { port: 'http' }]);
    const { terminationGracePeriodSeconds: grace } = find('Deployment', 'edge')?.spec?.template?.spec ?? {};
    expect(grace).toBeGreaterThan(secondsOf20MoreThan(data.EDGE_DRAIN_SECONDS));
    expect(getContainer('canary-analysis')?.args?.at(-1)).toBe(`dns+http://edge-pods:${port}`);
  });
});

/** An environment in which each `${NAME:?}` has a value of the right shape. */
function withExamples(environment: Record<string, string> = {}): Record<string, string> {
  const examples: Record<string, string> = { PUBLIC_ORIGIN: 'http://localhost:8080', EDGE_SECURE: '0' };
  const entries = Object.entries(environment).map(([name, value]) => [
    name,
    value.replaceAll(
      /\$\{([A-Z_]+)[^}]*\}/g,
      (_, variable: string) => examples[variable] ?? 'a-value-of-this-test',
    ),
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}
