import { hour, minute } from '../recent-counts';
import { barChart } from './charts';
import type { Clock } from './clock';
import { whyEmpty, type StatisticsPageData } from './page-data';
import { counted, note, numbers, periodName, section, table, type Cell } from './tables';

interface OrderChart {
  counts: readonly number[];
  /** Milliseconds of one bar. */
  part: number;
  now: number;
  clock: Clock;
}

function orderFigure({ counts, part, now, clock }: OrderChart): string {
  const period = counts.length * part;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...counts);
  const each = part === minute ? 'minute' : 'hour';
  const begin = (at: number) => now - (counts.length - at) * part;
  const name = periodName(period);
  const text = `${counted(total, 'order')} in ${name}; at most ${numbers.format(most)} in one ${each}`;
  // Minutes without an order would be most of the table.
  const rows = counts
    .map((count, at): Cell[] => [`${clock.toTime(begin(at))} to ${clock.toTime(begin(at + 1))}`, count])
    .filter(([, count]) => count !== 0);
  return [
    `<figure><figcaption><b>${numbers.format(total)}</b>${total === 1 ? 'order' : 'orders'} in ${name}`,
    ` <span class="muted">${(total / (period / minute)).toFixed(2)} a minute, at most ${numbers.format(most)} in one ${each}</span></figcaption>`,
    barChart(counts, text),
    `<div class="axis" aria-hidden="true"><span>${clock.toTime(begin(0))}</span><span>${clock.toTime(begin(counts.length / 2))}</span><span>${clock.toTime(now)}</span></div>`,
    total === 0
      ? ''
      : `<details><summary>As a table</summary>${table(`Orders of ${name}`, ['Time', { number: 'Orders' }], rows, 'narrow')}</details>`,
    '</figure>',
  ].join('');
}

export function ordersSection({ overview, ...data }: StatisticsPageData, clock: Clock): string {
  const { now, ordersByMinute, ordersByHour } = overview;
  if (ordersByHour.every((count) => count === 0))
    return section('orders', 'Orders', note(`No order of the last day is counted. ${whyEmpty(data)}`));
  return section(
    'orders',
    'Orders',
    '<div class="columns">',
    orderFigure({ counts: ordersByMinute, part: minute, now, clock }),
    orderFigure({ counts: ordersByHour, part: hour, now, clock }),
    '</div>',
  );
}
