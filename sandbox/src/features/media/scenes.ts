import { beside, drawn, gradient, scattered, tint, type Placed } from './drawing';

interface Scene {
  definitions: string;
  body: string;
}

type DrawScene = (hue: number, count: number) => Scene;

const width = 960;
const height = 320;
const whole = `<rect width="${width}" height="${height}" fill="url(#g)"/>`;
const all = (placed: Placed[], count: number) => placed.map((entry) => drawn(entry, count)).join('');

const plate = (x: number, y: number, radius: number, hue: number) =>
  `<ellipse cx="${x}" cy="${y + radius * 0.12}" rx="${radius * 1.04}" ry="${radius * 0.98}" fill="#1b2a24" opacity=".16"/>` +
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff"/>` +
  `<circle cx="${x}" cy="${y}" r="${radius * 0.78}" fill="${tint(hue, 60, 97)}" stroke="${tint(hue, 44, 88)}" stroke-width="2"/>`;

/** A laid table from above: plates on a cloth, a checked runner across. */
const table: DrawScene = (hue, count) => ({
  definitions:
    gradient('g', tint(hue, 80, 64), tint(beside(hue, 16), 70, 52)) +
    `<pattern id="c" width="44" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="22" height="44" fill="#fff" opacity=".13"/><rect width="44" height="22" fill="#fff" opacity=".13"/></pattern>`,
  body:
    `${whole}<rect width="${width}" height="${height}" fill="url(#c)"/>` +
    plate(480, 156, 134, hue) +
    plate(214, 118, 92, hue + 14) +
    plate(746, 122, 92, hue - 14) +
    all(
      [
        { x: 64, y: 236, size: 84, rotation: -18, opacity: 0.9, icon: 1 },
        { x: 350, y: 284, size: 70, rotation: 22, opacity: 0.9, icon: 2 },
        { x: 622, y: 34, size: 62, rotation: -24, opacity: 0.9, icon: 1 },
        { x: 894, y: 232, size: 90, rotation: 16, opacity: 0.9, icon: 2 },
        { x: 46, y: 44, size: 60, rotation: 20, opacity: 0.9, icon: 2 },
        { x: 912, y: 40, size: 60, rotation: -14, opacity: 0.9, icon: 1 },
        { x: 214, y: 116, size: 118, rotation: -8, icon: 1 },
        { x: 746, y: 120, size: 118, rotation: 8, icon: 2 },
        { x: 480, y: 154, size: 186 },
      ],
      count,
    ),
});

const awning = (hue: number) =>
  Array.from({ length: 12 }, (_entry, index) => {
    const fill = index % 2 ? '#fff' : tint(hue, 62, 44);
    const x = index * 80;
    return `<path d="M${x} 0h80v52a40 22 0 0 1-80 0z" fill="${fill}"/>`;
  }).join('');

const crate = (x: number, hue: number) =>
  `<rect x="${x}" y="222" width="252" height="98" rx="8" fill="${tint(hue, 46, 58)}"/>` +
  [232, 262, 292]
    .map((y) => `<rect x="${x + 8}" y="${y}" width="236" height="22" rx="4" fill="${tint(hue, 52, 70)}"/>`)
    .join('');

/** A market stall: goods heaped in crates under an awning. */
const stall: DrawScene = (hue, count) => {
  const heap = (x: number, icon: number): Placed[] =>
    [
      [30, 208, 84],
      [92, 196, 92],
      [158, 200, 88],
      [222, 210, 82],
      [62, 164, 86],
      [126, 152, 94],
      [190, 166, 86],
    ].map(([dx = 0, y = 0, size = 0], at) => ({
      x: x + dx,
      y,
      size,
      turn: ((at * 41) % 36) - 18,
      icon: icon % count,
    }));
  const crates = [72, 354, 636];
  return {
    definitions: gradient('g', tint(hue, 62, 92), tint(beside(hue, 14), 54, 80), true),
    body:
      `${whole}<rect y="58" width="${width}" height="26" fill="#1b2a24" opacity=".06"/>` +
      crates.map((x, at) => all(heap(x, [1, 0, 2][at] ?? 0), count) + crate(x, 32)).join('') +
      awning(hue) +
      `<path d="M0 52h${width}" stroke="#1b2a24" stroke-opacity=".05" stroke-width="3"/>`,
  };
};

/** A pharmacy: waves, crosses, and three things on tiles. */
const dispensary: DrawScene = (hue, count) => {
  const cross = (x: number, y: number, size: number, opacity: number) =>
    `<path d="M${x - size} ${y - size / 3}h${(size * 2) / 3}v${(-size * 2) / 3}h${(size * 2) / 3}v${(size * 2) / 3}h${(size * 2) / 3}v${(size * 2) / 3}h${(-size * 2) / 3}v${(size * 2) / 3}h${(-size * 2) / 3}v${(-size * 2) / 3}h${(-size * 2) / 3}z" fill="#fff" opacity="${opacity}"/>`;
  const tile = (x: number, y: number, side: number) =>
    `<rect x="${x - side / 2}" y="${y - side / 2 + 6}" width="${side}" height="${side}" rx="${side * 0.24}" fill="${tint(hue, 40, 40)}" opacity=".14"/>` +
    `<rect x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}" rx="${side * 0.24}" fill="#fff"/>`;
  return {
    definitions: gradient('g', tint(hue, 62, 95), tint(beside(hue, 16), 52, 84)),
    body:
      `${whole}<path d="M0 214c120-58 250-58 380-8s300 54 580-34v148H0z" fill="#fff" opacity=".5"/>` +
      `<path d="M0 262c160-40 300-28 450 4s310 28 510-30v84H0z" fill="${tint(hue, 54, 78)}" opacity=".55"/>` +
      cross(92, 76, 40, 0.75) +
      cross(872, 84, 54, 0.6) +
      cross(796, 252, 22, 0.7) +
      cross(214, 246, 18, 0.7) +
      tile(480, 150, 216) +
      tile(250, 144, 154) +
      tile(710, 144, 154) +
      all(
        [
          { x: 250, y: 144, size: 106, icon: 1 },
          { x: 710, y: 144, size: 106, icon: 2 },
          { x: 480, y: 150, size: 158 },
        ],
        count,
      ),
  };
};

const podium = (x: number, y: number, radius: number, hue: number) =>
  `<path d="M${x - radius} ${y}v${height - y}h${radius * 2}v${y - height}z" fill="${tint(hue, 46, 30)}"/>` +
  `<path d="M${x - radius} ${y}v${height - y}h${radius * 0.7}v${y - height}z" fill="#fff" opacity=".07"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.2}" fill="${tint(hue, 56, 52)}"/>` +
  `<ellipse cx="${x}" cy="${y - 2}" rx="${radius * 0.84}" ry="${radius * 0.15}" fill="${tint(hue, 62, 62)}"/>`;

/** A stage at night: goods on podiums in beams of light. */
const stage: DrawScene = (hue, count) => ({
  definitions:
    gradient('g', tint(hue, 56, 26), tint(beside(hue, 22), 56, 38)) +
    `<linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
  body:
    `${whole}<path d="M440-10h80l150 340H290z" fill="url(#b)"/><path d="M170-10h50l120 330H60z" fill="url(#b)" opacity=".6"/><path d="M740-10h50l110 330H620z" fill="url(#b)" opacity=".6"/>` +
    [
      [64, 60, 3],
      [132, 150, 2],
      [352, 44, 2.5],
      [600, 70, 3],
      [842, 40, 2],
      [906, 128, 3],
      [690, 30, 2],
      [278, 92, 2],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".8"/>`)
      .join('') +
    podium(214, 250, 104, hue) +
    podium(746, 250, 104, hue) +
    podium(480, 266, 138, hue) +
    all(
      [
        { x: 214, y: 180, size: 136, rotation: -4, icon: 1, shadow: true },
        { x: 746, y: 180, size: 136, rotation: 4, icon: 2, shadow: true },
        { x: 480, y: 158, size: 210, shadow: true },
      ],
      count,
    ),
});

/** A route through a city: blocks from above, a line from pin to pin. */
const route: DrawScene = (hue, count) => {
  const blocks = Array.from({ length: 40 }, (_entry, index) => {
    const x = (index % 10) * 98 + 6;
    const y = Math.floor(index / 10) * 84 - 14;
    const light = 82 + ((index * 7) % 9);
    return `<rect x="${x}" y="${y}" width="84" height="70" rx="12" fill="${tint(hue + ((index * 11) % 24), 48, light)}"/>`;
  }).join('');
  const pin = (x: number, y: number) =>
    `<path d="M${x} ${y}c-30-34-44-52-44-74a44 44 0 0 1 88 0c0 22-14 40-44 74z" fill="${tint(hue, 70, 46)}"/><circle cx="${x}" cy="${y - 76}" r="33" fill="#fff"/>`;
  return {
    definitions: gradient('g', tint(hue, 50, 94), tint(hue, 46, 90)),
    body:
      `${whole}${blocks}<path d="M176 232C300 90 400 300 520 210S700 120 792 210" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round"/>` +
      `<path d="M176 232C300 90 400 300 520 210S700 120 792 210" fill="none" stroke="${tint(hue, 70, 46)}" stroke-width="6" stroke-dasharray="4 15" stroke-linecap="round"/>` +
      pin(176, 226) +
      pin(792, 206) +
      '<circle cx="480" cy="156" r="112" fill="#fff" opacity=".86"/>' +
      all(
        [
          { x: 176, y: 150, size: 46, icon: 2 },
          { x: 792, y: 130, size: 46, icon: 1 },
          { x: 480, y: 152, size: 160, shadow: true },
        ],
        count,
      ),
  };
};

/** Outside of a city: hills, a road to the horizon. */
const road: DrawScene = (hue, count) => ({
  definitions: gradient('g', tint(hue, 70, 88), tint(hue + 160, 60, 92), true),
  body:
    `${whole}<circle cx="760" cy="96" r="52" fill="#fff" opacity=".8"/>` +
    `<path d="M0 214c150-90 250-70 380-20 140-90 260-90 580 10v116H0z" fill="${tint(hue + 130, 34, 66)}"/>` +
    `<path d="M0 246c220-50 420-40 960-6v80H0z" fill="${tint(hue + 120, 36, 52)}"/>` +
    `<path d="M0 262h${width}v58H0z" fill="#4a5560"/><path d="M0 291h${width}" stroke="#fff" stroke-width="5" stroke-dasharray="46 34" opacity=".8"/>` +
    all(
      [
        { x: 220, y: 226, size: 132, icon: 1, shadow: true },
        { x: 742, y: 222, size: 140, icon: 2, shadow: true },
        { x: 480, y: 196, size: 204, shadow: true },
      ],
      count,
    ),
});

/** By the number in a banner's address; a module's scene is its index in this list. */
const scenes: readonly DrawScene[] = [table, stall, dispensary, stage, route, road];

/** A banner, 960 by 320. Everything important is near the middle, so that it can be cropped. */
export function bannerScene(number: number, hue: number, count: number): Scene {
  return (scenes[number] ?? table)(hue, count);
}

/** A store's cover, 640 by 360: its icons in front of a pattern of them. */
export function coverScene(hue: number, count: number): Scene {
  const quiet = scattered({ width: 640, height: 360, step: 104, size: 50, opacity: 0.2 }, count);
  return {
    definitions: gradient('g', tint(hue, 72, 78), tint(beside(hue, 18), 60, 60)) + quiet.definition,
    body:
      '<rect width="640" height="360" fill="url(#g)"/>' +
      quiet.shape +
      '<ellipse cx="320" cy="292" rx="276" ry="42" fill="#1b2a24" opacity=".12"/>' +
      all(
        [
          { x: 190, y: 206, size: 142, rotation: -8, icon: 1, shadow: true },
          { x: 450, y: 206, size: 142, rotation: 8, icon: 2, shadow: true },
          { x: 320, y: 186, size: 190, shadow: true },
        ],
        count,
      ),
  };
}
