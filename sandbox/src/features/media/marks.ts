import { beside, tint } from './drawing';

/** Logos of fictional brands: shapes on a square of 64; `a` and `b` are the brand's two colours. */
const shapes: Record<string, string> = {
  orbit:
    '<circle cx="32" cy="32" r="19" fill="none" stroke="a" stroke-width="7"/><circle cx="45.5" cy="18.5" r="7.5" fill="b"/>',
  peak: '<path d="M8 48 26 18l10 16 5-8 15 22z" fill="a"/><path d="m26 18 10 16-6 14H8z" fill="b"/>',
  waves:
    '<path d="M8 24c8-9 16-9 24 0s16 9 24 0" fill="none" stroke="a" stroke-width="7" stroke-linecap="round"/><path d="M8 41c8-9 16-9 24 0s16 9 24 0" fill="none" stroke="b" stroke-width="7" stroke-linecap="round"/>',
  bolt: '<path d="M37 6 14 36h14l-4 22 26-32H35z" fill="a"/><path d="m37 6-9 30 7-10z" fill="b"/>',
  petals:
    '<g fill="a"><path d="M32 32C20 26 20 12 32 6c12 6 12 20 0 26z"/><path d="M32 32c12 6 12 20 0 26-12-6-12-20 0-26z"/></g><g fill="b"><path d="M32 32c6-12 20-12 26 0-6 12-20 12-26 0z"/><path d="M32 32c-6 12-20 12-26 0 6-12 20-12 26 0z"/></g>',
  arch: '<path d="M8 54V32a24 24 0 0 1 48 0v22H44V32a12 12 0 0 0-24 0v22z" fill="a"/><path d="M26 54V34a6 6 0 0 1 12 0v20z" fill="b"/>',
  stripes: '<path d="M10 44 30 12h12L22 44z" fill="a"/><path d="M26 52 46 20h10L36 52z" fill="b"/>',
  knot: '<rect x="12" y="20" width="28" height="12" rx="6" fill="none" stroke="a" stroke-width="7"/><rect x="24" y="32" width="28" height="12" rx="6" fill="none" stroke="b" stroke-width="7"/>',
  leaf: '<path d="M10 54C6 26 22 8 56 8c0 32-16 48-40 42z" fill="a"/><path d="M12 56C20 40 30 30 44 20" fill="none" stroke="b" stroke-width="5" stroke-linecap="round"/>',
  sun: '<circle cx="32" cy="38" r="14" fill="a"/><path d="M32 6v10M10 15l7 7M54 15l-7 7M4 38h8M52 38h8" stroke="b" stroke-width="6" stroke-linecap="round"/>',
  drop: '<path d="M32 6c12 15 18 23 18 32a18 18 0 0 1-36 0c0-9 6-17 18-32z" fill="a"/><path d="M32 46a8 8 0 0 0 8-8" fill="none" stroke="b" stroke-width="6" stroke-linecap="round"/>',
  grid: '<rect x="9" y="9" width="20" height="20" rx="6" fill="a"/><circle cx="45" cy="19" r="10" fill="b"/><circle cx="19" cy="45" r="10" fill="b"/><rect x="35" y="35" width="20" height="20" rx="6" fill="a"/>',
  prism: '<path d="M32 7 56 49H8z" fill="a"/><path d="M32 7v42H8z" fill="b"/>',
  key: '<circle cx="22" cy="32" r="14" fill="none" stroke="a" stroke-width="8"/><path d="M34 32h24M48 32v11" stroke="b" stroke-width="8" stroke-linecap="round"/>',
};

const isMark = (name: string): boolean => Object.hasOwn(shapes, name);

/** A brand's logo on a light tint of its colour; null for an unknown name. */
export function drawMark(name: string, hue: number): string | null {
  const shape = isMark(name) ? shapes[name] : undefined;
  if (!shape) return null;
  const drawn = shape
    .replaceAll('"a"', `"${tint(hue, 66, 40)}"`)
    .replaceAll('"b"', `"${tint(beside(hue, 28), 78, 62)}"`);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160">' +
    `<rect width="160" height="160" fill="${tint(hue, 72, 96)}"/>` +
    `<g transform="translate(26 26) scale(1.6875)">${drawn}</g></svg>`
  );
}
