import { escapeHtml } from '../../escape';
import { hour } from '../recent-counts';

/** A cell of a table: plain text is escaped, numbers are aligned at the end. */
export type Cell = string | number | { html: string; isNumber?: boolean };

export const numbers = new Intl.NumberFormat('en');
export const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${numbers.format(count)} ${count === 1 ? one : many}`;

const toCell = (cell: Cell): string => {
  if (typeof cell === 'string') return `<td>${escapeHtml(cell)}</td>`;
  if (typeof cell === 'number') return `<td class="num">${numbers.format(cell)}</td>`;
  const { html, isNumber = false } = cell;
  return `<td${isNumber ? ' class="num"' : ''}>${html}</td>`;
};

/** On a phone a wide table scrolls, a compact one leaves out its last column, which only draws another one. */
type TableKind = 'wide' | 'narrow' | 'compact';

/** The first cell of each row is its header; `{ number }` is the title of a column of numbers. Titles are texts of ours. */
export function table(
  label: string,
  head: readonly (string | { number: string })[],
  rows: readonly Cell[][],
  kind: TableKind = 'wide',
): string {
  const titles = head.map((title) =>
    typeof title === 'string'
      ? `<th scope="col">${title}</th>`
      : `<th scope="col" class="num">${title.number}</th>`,
  );
  const lines = rows.map(([first = '', ...others]) => {
    const header = typeof first === 'object' ? first.html : escapeHtml(String(first));
    return `<tr><th scope="row">${header}</th>${others.map((cell) => toCell(cell)).join('')}</tr>`;
  });
  return [
    `<div class="scroll" tabindex="0" role="group" aria-label="${label}"><table class="${kind}">`,
    `<thead><tr>${titles.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`,
  ].join('');
}

export const section = (id: string, title: string, ...content: string[]) =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content.join('')}</section>`;

export const note = (text: string) => `<p class="note">${text}</p>`;

export const periodName = (period: number) => (period === hour ? 'the last hour' : 'the last day');
