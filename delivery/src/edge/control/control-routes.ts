import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { CountsByRelease } from '../../canary-analysis/release-counts';
import { describeRollback } from '../../describe-state';
import { getEntry, getReleases, type ReleaseTable } from '../../release-table';
import type { ObjectStore } from '../../objects/object-store';
import { findUnfit, getRealShares } from '../../real-shares';
import { describeDoer } from '../../policy/signed-history';
import { readAudit, type AuditEntry } from '../../store/audit-log';
import { ReleaseError } from '../../store/release-error';
import type { ReleaseStore } from '../../store/release-store';
import { parsePercent } from '../../store/rollout-input';
import { publishedApps, waitingVersions } from '../../store/versions';
import { releaseKey, type LiveReleases } from '../live-releases';
import { Access, paths } from './access';
import { accessRoutes, sendPage, type Fields } from './access-routes';
import { Samples } from './samples';
import { statusPage, type StatusPageData } from './status-page';

export interface ControlOptions {
  live: LiveReleases;
  objects: ObjectStore;
  counts: () => CountsByRelease;
  /** PEM of the root's public keys. */
  publicKey: string;
  token: string;
  isSecure: boolean;
  /** The release store of an edge with the signing key; null: read-only. */
  store: ReleaseStore | null;
}

type Action = (store: ReleaseStore, fields: Fields) => Promise<string>;

/** Number of history entries on the page. */
const historyLength = 30;

const actions: Record<string, Action> = {
  async promote(store, { app = '', version = '', percent = '', replace }) {
    await store.promoteTogether([{ app, version }], {
      percent: parsePercent(percent),
      replace: replace !== undefined,
    });
    return `${app}@${version} is promoted to ${percent} %`;
  },
  pause: async (store, { app = '', version }) => `${app}@${await store.pause(app, version)} is paused`,
  resume: async (store, { app = '', version }) => `${app}@${await store.resume(app, version)} is resumed`,
  rollback: async (store, { app = '', version }) =>
    describeRollback(app, await store.rollback(app, 'from the status page', version)),
};

/**
 * `/_delivery`: the releases and their health, for people; `/_delivery/counts` the counts for an analysis of several edges.
 * Only with the token. Plain forms: it works even if the shop's own code is broken.
 */
export async function controlRoutes(app: FastifyInstance, deps: ControlOptions): Promise<void> {
  const access = new Access(deps.token, deps.isSecure);
  const samples = new Samples(deps.counts);
  samples.begin();
  app.addHook('onClose', async () => samples.end());
  const refuse = await accessRoutes(app, { access, path: paths.releases, title: 'Releases' });
  const show = async (reply: FastifyReply, message: StatusPageData['message'], status = 200) =>
    sendPage(reply, status, async (nonce) => {
      const { failure, ...state } = await readState(deps);
      return statusPage({
        ...state,
        samples,
        csrfToken: access.csrfToken(),
        nonce,
        message: message ?? failure,
      });
    });

  app.get('/', (request, reply) =>
    access.isIn(request.headers.cookie) ? show(reply, getMessage(request)) : refuse(reply, 401, null),
  );

  app.get('/counts', (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (access.isBearer(request.headers.authorization)) return reply.send(deps.counts());
    return reply.code(401).send({ errors: [{ code: 'unauthorized', message: 'A token is needed' }] });
  });

  for (const [name, action] of Object.entries(actions)) {
    app.post(`/${name}`, async (request, reply) => {
      const fields = (request.body ?? {}) as Fields;
      if (!access.isIn(request.headers.cookie)) return refuse(reply, 401, 'Please enter again.');
      if (!access.isCsrfToken(fields.form)) return refuse(reply, 403, 'This form is not from here.');
      if (!deps.store) return show(reply, { text: 'This edge has no signing key.', isWrong: true }, 403);
      try {
        const done = await action(deps.store, fields);
        await deps.live.refresh();
        return reply.redirect(`/_delivery?done=${encodeURIComponent(done)}`, 303);
      } catch (error) {
        if (!(error instanceof ReleaseError)) throw error;
        return show(reply, { text: error.message, isWrong: true }, 409);
      }
    });
  }
}

const getMessage = ({ query }: FastifyRequest): StatusPageData['message'] => {
  const { done } = query as Record<string, unknown>;
  return typeof done === 'string' ? { text: done.slice(0, 300), isWrong: false } : null;
};

async function readState({ live, objects, counts, store, publicKey }: ControlOptions) {
  const table = live.current?.table;
  if (!table) throw new ReleaseError('not-found', 'nothing is released');
  const getManifest = (app: string, version: string) =>
    live.current?.releases.get(releaseKey(app, version))?.manifest;
  const shownAnyway = {
    ...{ table, counts: counts(), mayChange: store !== null },
    real: getRealShares(table, getManifest),
    unfit: findUnfit(table, getManifest),
  };
  try {
    const [waiting, history] = await Promise.all([
      waitingIn(objects, table),
      readAudit(objects, historyLength),
    ]);
    const doneBy = (entry: AuditEntry) => describeDoer(entry, live.policy, publicKey);
    const shown = history.reverse().map((entry) => ({ ...entry, by: doneBy(entry) }));
    return { ...shownAnyway, waiting, history: shown, failure: null };
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return { ...shownAnyway, waiting: {}, history: [], failure: { text: error.message, isWrong: true } };
  }
}

/** By app, newest first: published releases that are not in the table, also of apps that are not. */
async function waitingIn(objects: ObjectStore, table: ReleaseTable) {
  const apps = new Set([...Object.keys(table.microFrontends), ...(await publishedApps(objects))]);
  const waiting = [...apps].map(async (app) => {
    const isKnown = (version: string) => getEntry(getReleases(table, app), version) !== undefined;
    return [app, await waitingVersions(objects, app, isKnown)] as const;
  });
  return Object.fromEntries(await Promise.all(waiting));
}
