import { escapeHtml } from '../../escape';
import { fewestVisitors } from '../empty-searches';
import { steps, type Step } from '../read-event';
import type { ModuleSteps } from '../shop-statistics';
import { bar } from './charts';
import type { Clock } from './clock';
import { whyEmpty, type StatisticsPageData } from './page-data';
import { counted, note, numbers, percent, section, table, type Cell } from './tables';

const stepNames: Record<Step, string> = {
  seen: 'Saw items',
  cart: 'Cart',
  checkout: 'Checkout',
  order: 'Order',
};

const moduleNames: Record<ModuleSteps['module'], string> = {
  all: 'All',
  food: 'Food',
  grocery: 'Grocery',
  pharmacy: 'Pharmacy',
  ecommerce: 'E-commerce',
  parcel: 'Parcel',
  rental: 'Rental',
  other: 'Without a module',
};

function funnel({ visits }: ModuleSteps): string {
  const rows = steps.map((step) => {
    const share = step === 'seen' ? '' : ` <span class="muted">${percent(visits[step], visits.seen)}</span>`;
    return `<li><span>${stepNames[step]}</span>${bar(visits[step] / Math.max(1, visits.seen))}<span class="count">${counted(visits[step], 'visit')}${share}</span></li>`;
  });
  return `<ol class="funnel">${rows.join('')}</ol>`;
}

export function stepsSection({ overview: { modules }, ...data }: StatisticsPageData): string {
  const [all] = modules;
  if (!all) return section('steps', 'Conversion', note(`No visit is counted yet. ${whyEmpty(data)}`));
  const rows = modules.map(({ module, visits }): Cell[] => [
    moduleNames[module],
    visits.seen,
    ...(['cart', 'checkout', 'order'] as const).map((step, at): Cell => {
      const before = visits[steps[at] ?? 'seen'];
      return {
        html: `${numbers.format(visits[step])} <span class="muted">${percent(visits[step], before)}</span>`,
        isNumber: true,
      };
    }),
    { html: percent(visits.order, visits.seen), isNumber: true },
  ]);
  return section(
    'steps',
    'Conversion',
    funnel(all),
    table(
      'Visits by module and step',
      ['Module', ...steps.map((step) => ({ number: stepNames[step] })), { number: 'Of all visits' }],
      rows,
    ),
    note(
      'Visits that reached a step, and in the table the share of those before it. A visit ends after 30 minutes without an event; it counts once for each step, and for all steps before. One visit may be in several modules.',
    ),
  );
}

export function searchesSection(
  { overview: { searches }, ...data }: StatisticsPageData,
  clock: Clock,
): string {
  const rows = searches.map(({ words, visitors, lastAt }): Cell[] => [
    { html: `<bdi>${escapeHtml(words)}</bdi>` },
    visitors,
    clock.toDayAndTime(lastAt),
  ]);
  return section(
    'searches',
    'Searches without a result',
    rows.length > 0
      ? table('Searches without a result', ['Words', { number: 'Visitors' }, 'Last searched'], rows, 'narrow')
      : note(`No words to list. ${data.streamOrigin === null ? '' : whyEmpty(data)}`),
    note(
      `Words are listed once ${fewestVisitors} visitors have searched them, shortened to 40 letters, and never with an e-mail address or a long number in them.`,
    ),
  );
}
