import { escapeHtml } from '../../escape';

const size = { width: 600, height: 96, gap: 1.5 };

/** A bar for each count, over the whole width. `label` is the text alternative. */
export function barChart(counts: readonly number[], label: string): string {
  const most = Math.max(1, ...counts);
  const step = size.width / counts.length;
  const bars = counts.map((count, at) => {
    const height = count === 0 ? 1 : Math.max(3, (count / most) * size.height);
    const [x, y] = [(at * step).toFixed(1), (size.height - height).toFixed(1)];
    const kind = count === 0 ? ' class="base"' : '';
    return `<rect${kind} x="${x}" y="${y}" width="${(step - size.gap).toFixed(1)}" height="${height.toFixed(1)}"/>`;
  });
  return `<svg class="plot" role="img" aria-label="${escapeHtml(label)}" viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="none">${bars.join('')}</svg>`;
}

/** One horizontal bar beside a number that says the same. `part`: 0 to 1. */
export const bar = (part: number): string =>
  `<svg class="bar" aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none"><rect width="${(Math.min(1, part) * 100).toFixed(1)}" height="10"/></svg>`;
