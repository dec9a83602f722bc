import { chart } from '../../control/chart';
import { escapeHtml } from '../../escape';
import type { ErrorRow } from '../shop-statistics';
import { bar } from './charts';
import type { StatisticsPageData } from './page-data';
import { counted, note, numbers, percent, periodName, section, table, type Cell } from './tables';

function errorRow({
  app,
  version,
  pages,
  failedPages,
  uncaught,
  component,
  server,
  samples,
}: ErrorRow): Cell[] {
  const label = `${counted(pages, 'page')}, ${numbers.format(failedPages)} with an error`;
  return [
    `${app} ${version}`,
    pages,
    {
      html: `<span class="${failedPages > 0 ? 'bad' : ''}">${numbers.format(failedPages)} (${percent(failedPages, pages)})</span>`,
      isNumber: true,
    },
    uncaught,
    component,
    server,
    { html: chart(samples, label) },
  ];
}

export function errorsSection({ overview: { errors, period } }: StatisticsPageData): string {
  const number = (name: string) => ({ number: name });
  const head = [
    'App and release',
    ...['Pages', 'With an error', 'Script errors', 'Missing parts', 'Not rendered'].map(number),
    `Pages, ${periodName(period)}`,
  ];
  return section(
    'errors',
    'Errors by app and release',
    errors.length > 0
      ? table('Errors by app and release', head, errors.map(errorRow))
      : note('This edge has sent no page in this time.'),
    note(
      'Of all visitors: a report of an error says nothing about a person, so it needs no consent. Pages are those that this edge has sent with the release; one page counts once for each kind of error.',
    ),
  );
}

export function endpointsSection({ overview: { endpoints }, hasPublicApi }: StatisticsPageData): string {
  const slowest = Math.max(1, ...endpoints.map(({ p95 }) => p95));
  const rows = endpoints.map(({ endpoint, calls, failed, p50, p95 }): Cell[] => [
    { html: `<span class="path">${escapeHtml(endpoint)}</span>` },
    calls,
    { html: `<span class="${failed > 0 ? 'bad' : ''}">${numbers.format(failed)}</span>`, isNumber: true },
    { html: `${numbers.format(p50)} ms`, isNumber: true },
    { html: `${numbers.format(p95)} ms`, isNumber: true },
    { html: bar(p95 / slowest) },
  ]);
  const why = hasPublicApi
    ? 'Browsers call the backend at an origin of its own (API_PUBLIC_ORIGIN), past this edge.'
    : 'Nobody has called the backend through this edge in this time.';
  const head = [
    'Endpoint',
    ...['Calls', 'Failed', 'p50', 'p95'].map((name) => ({ number: name })),
    'p95, beside the slowest',
  ];
  return section(
    'endpoints',
    'Slow endpoints',
    rows.length > 0 ? table('Slow endpoints', head, rows, 'compact') : note(why),
    note(
      'Of all visitors: calls that this edge has passed on to the backend, from the request to the beginning of the response. Half of them came within p50, 95 of 100 within p95, rounded up by a quarter at most. Failed: no response, or a status of 500 or more.',
    ),
  );
}
