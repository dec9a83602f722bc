import type { AuditEntry } from '../../store/audit-log';
import { toHealth, noCounts, type CountsByRelease } from '../../canary-analysis/release-counts';
import type { Speed } from '../../canary-analysis/release-health';
import { getDefaultBefore } from '../../earlier-defaults';
import {
  getCanaries,
  getDefault,
  getPaused,
  getReleases,
  hasVisitors,
  type ReleaseTable,
  type TableEntry,
} from '../../release-table';
import { describeRealState } from '../../describe-state';
import type { RealShares } from '../../real-shares';
import { escapeHtml } from '../escape';
import { chart } from './chart';
import { messageHtml, shell, type Message } from './page-shell';
import type { Samples } from './samples';

/** Data of the page. */
export interface StatusPageData {
  table: ReleaseTable;
  /** Published and not in the table yet, by app; also of apps that are not in it. */
  waiting: Record<string, string[]>;
  counts: CountsByRelease;
  /** What this edge assigns. */
  real: RealShares;
  /** Requirements of live releases that others do not meet. */
  unfit: readonly string[];
  samples: Samples;
  history: readonly AuditEntry[];
  /** Whether the edge has the signing key, and so may change releases. */
  mayChange: boolean;
  csrfToken: string;
  nonce: string;
  message: Message;
}

const hidden = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

const rate = (failing: number, visits: number) =>
  visits === 0 ? '–' : `${((failing / visits) * 100).toFixed(1)} %`;

const describeSpeed = ({ all: { p75 } }: Speed) => (p75 === null ? '–' : `${p75} ms`);

function releaseRow(app: string, entry: TableEntry, { counts, samples, real }: StatusPageData): string {
  const { version } = entry.metadata;
  const key = `${app} ${version}`;
  const { visits, failing, paint, interaction } = toHealth(counts[key] ?? noCounts());
  const label = `${visits} visits, ${failing.count} failing`;
  const cells = [
    `<th scope="row">${escapeHtml(version)}</th>`,
    `<td>${escapeHtml(describeRealState(entry, real.get(key)))}</td>`,
    `<td>${visits}</td>`,
    `<td class="${failing.count > 0 ? 'bad' : ''}">${failing.count} (${rate(failing.count, visits)})</td>`,
    `<td>${describeSpeed(paint)}</td>`,
    `<td>${describeSpeed(interaction)}</td>`,
    `<td>${hasVisitors(entry) ? chart(samples.get(key), label) : ''}</td>`,
  ];
  return `<tr>${cells.join('')}</tr>`;
}

function renderActions(app: string, entries: readonly TableEntry[], data: StatusPageData): string {
  if (!data.mayChange) return '';
  const [running, held] = [getCanaries(entries), getPaused(entries)];
  const canaries = [...running, ...held];
  const stable = getDefault(entries);
  const removable = stable && getDefaultBefore(entries) ? [...canaries, stable] : canaries;
  const button = (action: string, label: string, entry: TableEntry, kind = '') => {
    // Always the version that is shown: it may not be the one that is live when somebody presses the button.
    const { version } = entry.metadata;
    const fields = { form: data.csrfToken, app, version };
    const text = escapeHtml(removable.length > 1 ? `${label} ${version}` : label);
    const name = removable.length > 1 ? `${text} of ${app}` : `${text} ${app}`;
    return `<form method="post" action="/_delivery/${action}">${hidden(fields)}<button class="${kind}" aria-label="${name}">${text}</button></form>`;
  };
  const buttons = [
    ...running.map((entry) => button('pause', 'Pause', entry)),
    ...held.map((entry) => button('resume', 'Resume', entry)),
    ...removable.map((entry) => button('rollback', 'Roll back', entry, 'danger')),
  ];
  return `<div class="head actions">${buttons.join('')}</div>`;
}

function promoteForm(app: string, entries: readonly TableEntry[], data: StatusPageData): string {
  if (!data.mayChange) return '';
  const known = entries
    .filter(({ deployment }) => !deployment.default)
    .map(({ metadata }) => metadata.version);
  const versions = [...(data.waiting[app] ?? []), ...known];
  if (versions.length === 0) return '';
  const canaries = [...getCanaries(entries), ...getPaused(entries)].map(({ metadata }) => metadata.version);
  const options = versions.map((version) => `<option>${escapeHtml(version)}</option>`).join('');
  return [
    `<form method="post" action="/_delivery/promote">${hidden({ form: data.csrfToken, app })}`,
    `<label for="version-${app}">Promote</label><select id="version-${app}" name="version">${options}</select>`,
    `<label for="percent-${app}">to percent</label><input id="percent-${app}" name="percent" type="number" min="0.01" max="100" step="0.01" value="10" required>`,
    canaries.length
      ? `<label><input type="checkbox" name="replace" value="yes"> end the ${canaries.length > 1 ? 'canaries' : 'canary'} ${escapeHtml(canaries.join(', '))}</label>`
      : '',
    `<button class="main" aria-label="Promote ${app}">Promote</button></form>`,
  ].join('');
}

function appSection(app: string, entries: readonly TableEntry[], data: StatusPageData): string {
  const head = ['Release', 'Traffic', 'Visits', 'Failing', 'LCP p75', 'INP p75', 'Last quarter of an hour'];
  const waiting = escapeHtml((data.waiting[app] ?? []).join(', '));
  const table = [
    `<div class="scroll" tabindex="0" role="group" aria-label="Releases of ${app}"><table><thead><tr>`,
    head.map((title) => `<th scope="col">${title}</th>`).join(''),
    `</tr></thead><tbody>${entries.map((entry) => releaseRow(app, entry, data)).join('')}</tbody></table></div>`,
  ];
  return [
    `<section aria-labelledby="app-${app}"><div class="head"><h2 id="app-${app}">${app}</h2>${renderActions(app, entries, data)}</div>`,
    ...(entries.length ? table : [`<p class="muted">Published: ${waiting}. Nobody gets it yet.</p>`]),
    promoteForm(app, entries, data),
    '</section>',
  ].join('');
}

function historySection(history: readonly AuditEntry[]): string {
  const lines = history.map(({ at, by, action, app, version, traffic, because }) => {
    const what = [action, version ? `${app}@${version}` : app, traffic === undefined ? '' : `${traffic} %`];
    const why = because ? `: ${because}` : '';
    return `<li><time datetime="${at}">${at.slice(0, 19).replace('T', ' ')}</time> ${escapeHtml(`${by}: ${what.filter(Boolean).join(' ')}${why}`)}</li>`;
  });
  return `<section aria-labelledby="history"><h2 id="history">History</h2><ol>${lines.join('') || '<li>Nothing yet</li>'}</ol></section>`;
}

/** Apps, versions, percentages, health and history; with the key, buttons for changes. Counts are of this edge alone. */
export function statusPage(data: StatusPageData): string {
  const { table, history, nonce, message, mayChange, unfit } = data;
  const { revision, issuedAt, expiresAt } = table.extras;
  const published = Object.keys(data.waiting).filter((app) => data.waiting[app]?.length);
  const apps = [...new Set([...Object.keys(table.microFrontends), ...published])].sort();
  return shell(
    nonce,
    'Releases',
    [
      `<header><h1>Releases</h1><p class="muted">Revision ${revision} of ${issuedAt.slice(0, 10)}, valid until ${expiresAt.slice(0, 10)}; counts of this edge since it started</p>`,
      `<nav aria-label="Pages"><a href="/_shop">Shop statistics</a></nav>`,
      `<form method="post" action="/_delivery/leave">${hidden({ form: data.csrfToken })}<button>Leave</button></form></header>`,
      messageHtml(message),
      ...unfit.map((line) => `<p class="notice wrong">${escapeHtml(line)}</p>`),
      mayChange ? '' : '<p class="notice">This edge has no signing key: it is read-only.</p>',
      ...apps.map((app) => appSection(app, getReleases(table, app) ?? [], data)),
      historySection(history),
    ].join(''),
  );
}
