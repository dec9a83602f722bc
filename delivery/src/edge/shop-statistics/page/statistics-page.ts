import { shell } from '../../control/page-shell';
import { escapeHtml } from '../../escape';
import { day, hour } from '../recent-counts';
import { Clock } from './clock';
import { ordersSection } from './order-charts';
import type { StatisticsPageData } from './page-data';
import { statisticsStyle } from './statistics-style';
import { counted, periodName } from './tables';
import { endpointsSection, errorsSection } from './technical-sections';
import { searchesSection, stepsSection } from './visitor-sections';

function describeSource(
  { overview: { now, since, pages, period }, isSaved, timeZone }: StatisticsPageData,
  clock: Clock,
) {
  const isWholeDay = isSaved && since < now - day;
  const begun = isWholeDay ? '' : ` since ${clock.toDayAndTime(since)}`;
  const kept = isSaved
    ? 'A restart of the edge keeps them.'
    : 'They are in memory: a restart of the edge begins anew, unless EDGE_STATE_DIR names a folder.';
  return [
    `This edge’s own counts${begun}, of one day at most; other edges have their own. ${kept}`,
    `Orders, conversion and searches: only visitors who have consented. ${counted(pages, 'page')} sent in ${periodName(period)}.`,
    `Times of ${timeZone}.`,
  ].join(' ');
}

function periodLinks(period: number): string {
  const links = [
    { to: '/_shop?period=hour', name: 'Last hour', of: hour },
    { to: '/_shop', name: 'Last day', of: day },
  ];
  return `<nav class="period" aria-label="Period">${links
    .map(({ to, name, of }) => `<a href="${to}"${of === period ? ' aria-current="page"' : ''}>${name}</a>`)
    .join('')}</nav>`;
}

/** The shop's statistics, for its owner: orders, conversion, errors, searches and endpoints. Without scripts. X-34. */
export function statisticsPage(data: StatisticsPageData): string {
  const { overview, shopName, nonce, csrfToken } = data;
  const clock = new Clock(data.timeZone);
  const title = `${shopName}: shop statistics`;
  const { leftOut } = overview;
  return shell(
    nonce,
    title,
    [
      `<header><h1>${escapeHtml(title)}</h1>${periodLinks(overview.period)}`,
      '<nav aria-label="Pages"><a href="/_delivery">Releases</a></nav>',
      `<form method="post" action="/_shop/leave"><input type="hidden" name="form" value="${escapeHtml(csrfToken)}"><button>Leave</button></form>`,
      `<p class="muted">${escapeHtml(describeSource(data, clock))}</p></header>`,
      leftOut > 0
        ? `<p class="notice wrong">${counted(leftOut, 'event')} did not count: one network or visitor has sent more than a customer would.</p>`
        : '',
      ordersSection(data, clock),
      stepsSection(data),
      errorsSection(data),
      searchesSection(data, clock),
      endpointsSection(data),
    ].join(''),
    statisticsStyle,
  );
}
