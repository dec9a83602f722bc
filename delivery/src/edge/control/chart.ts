import type { Sample } from './samples';

const size = { width: 180, height: 36, gap: 1 };

/** Visits as bars, failing ones at the bottom of each; `label` is the text alternative. */
export function chart(samples: readonly Sample[], label: string): string {
  const most = Math.max(1, ...samples.map(({ visits, failing }) => Math.max(visits, failing)));
  const step = size.width / Math.max(samples.length, 12);
  const bar = (kind: string, at: number, count: number) => {
    if (count === 0) return '';
    const height = Math.max(1, Math.round((count / most) * size.height));
    const [x, y] = [(at * step).toFixed(1), size.height - height];
    return `<rect class="${kind}" x="${x}" y="${y}" width="${(step - size.gap).toFixed(1)}" height="${height}"/>`;
  };
  const bars = samples.map(
    ({ visits, failing }, at) => bar('visits', at, Math.max(visits, failing)) + bar('failing', at, failing),
  );
  return `<svg role="img" aria-label="${label}" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">${bars.join('')}</svg>`;
}
