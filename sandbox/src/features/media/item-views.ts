import { beside, drawn, gradient, scattered, tint, type Placed } from './drawing';

/** The background and arrangement of an item's picture. */
interface ItemView {
  /** Definitions and background shapes; 400 by 400. */
  getBackground: (hue: number) => { definitions: string; shapes: string };
  placed: Placed[];
  /**
   * Positions of the second and third icon, in front of the first; in the front view above the corners, which cards
   * cover.
   */
  beside: readonly Placed[];
}

const whole = (fill: string) => `<rect width="400" height="400" fill="${fill}"/>`;

/** Five views of an item: front, close-up, several, on a table, among similar ones. */
const views: readonly ItemView[] = [
  {
    getBackground: (hue) => ({
      definitions: gradient('g', tint(hue, 78, 96), tint(beside(hue, 22), 64, 87)),
      shapes: `${whole('url(#g)')}<circle cx="200" cy="196" r="150" fill="#fff" opacity=".5"/><circle cx="200" cy="196" r="112" fill="#fff" opacity=".5"/>`,
    }),
    placed: [{ x: 200, y: 192, size: 236, shadow: true }],
    beside: [
      { x: 308, y: 226, size: 100, rotation: 8, shadow: true },
      { x: 92, y: 232, size: 88, rotation: -10, shadow: true },
    ],
  },
  {
    getBackground: (hue) => ({
      definitions: `<radialGradient id="g" cx=".35" cy=".3" r=".9"><stop stop-color="${tint(hue, 84, 97)}"/><stop offset="1" stop-color="${tint(beside(hue, 10), 56, 82)}"/></radialGradient>`,
      shapes: whole('url(#g)'),
    }),
    placed: [{ x: 226, y: 232, size: 430, rotation: -12 }],
    beside: [{ x: 84, y: 316, size: 148, rotation: 10, shadow: true }],
  },
  {
    getBackground: (hue) => ({
      definitions: gradient('g', tint(hue + 8, 70, 97), tint(hue + 8, 62, 91), true),
      shapes: `${whole('url(#g)')}<ellipse cx="200" cy="318" rx="176" ry="46" fill="#fff"/><ellipse cx="200" cy="310" rx="176" ry="46" fill="${tint(hue, 60, 98)}"/>`,
    }),
    placed: [
      { x: 116, y: 190, size: 144, rotation: -10, opacity: 0.94, shadow: true },
      { x: 286, y: 186, size: 150, rotation: 9, shadow: true },
      { x: 200, y: 244, size: 172, shadow: true },
    ],
    beside: [
      { x: 316, y: 296, size: 92, rotation: 8, shadow: true },
      { x: 86, y: 300, size: 82, rotation: -8, shadow: true },
    ],
  },
  {
    getBackground: (hue) => ({
      definitions: `${gradient('g', tint(hue + 20, 56, 92), tint(hue + 20, 50, 84), true)}${gradient('t', tint(30, 38, 84), tint(26, 36, 72), true)}`,
      shapes: `<rect width="400" height="262" fill="url(#g)"/><rect y="262" width="400" height="138" fill="url(#t)"/><path d="M0 262h400" stroke="#fff" stroke-opacity=".55" stroke-width="3"/><circle cx="318" cy="92" r="58" fill="#fff" opacity=".38"/>`,
    }),
    placed: [{ x: 196, y: 212, size: 206, rotation: 4, shadow: true }],
    beside: [
      { x: 306, y: 274, size: 98, rotation: -6, shadow: true },
      { x: 84, y: 284, size: 84, rotation: 6, shadow: true },
    ],
  },
  {
    getBackground: (hue) => ({
      definitions: gradient('g', tint(hue, 58, 88), tint(beside(hue, 24), 54, 79)),
      shapes: whole('url(#g)'),
    }),
    placed: [{ x: 200, y: 198, size: 188, rotation: -4, shadow: true }],
    beside: [
      { x: 276, y: 262, size: 84, rotation: 8, shadow: true },
      { x: 126, y: 268, size: 72, rotation: -8, shadow: true },
    ],
  },
];

const many = scattered({ width: 400, height: 400, step: 92, size: 46, opacity: 0.3 }, 1);
const amongMany = 4;

/** Definitions and body of an item's picture, 400 by 400: its first icon, and the others in front of it. */
export function itemPicture(angle: number, hue: number, count: number) {
  const { getBackground, placed, beside: places } = views[angle] ?? (views[0] as ItemView); // there are five
  const { definitions, shapes } = getBackground(hue);
  const isAmongMany = angle === amongMany;
  const behind = isAmongMany
    ? `${many.shape}<circle cx="200" cy="200" r="132" fill="#fff" opacity=".92"/>`
    : '';
  const others = places.slice(0, count - 1).map((entry, index) => ({ ...entry, icon: index + 1 }));
  const all = [...placed, ...others].map((entry) => drawn(entry, count)).join('');
  return {
    definitions: isAmongMany ? definitions + many.definition : definitions,
    body: shapes + behind + all,
  };
}
