import type { Position } from '@shop/domain';
import { toPoint, type Point } from './projection';

export interface Street {
  key: string;
  from: Point;
  to: Point;
  wide: boolean;
}

interface Park {
  key: string;
  corner: Point;
  size: Point;
}

/** Side of a block in pixels at zoom 16; a block covers the same area at every zoom. */
const block = 96;
const drawnAt = 16;

/** A pseudo-random number from 0 to 1 for a cell of the grid; always the same. */
function getChance(column: number, row: number, salt: number): number {
  let hash = Math.imul(column, 374_761_393) ^ Math.imul(row, 668_265_263) ^ Math.imul(salt, 2_147_483_647);
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

/**
 * Streets and parks around a point, computed from the coordinates alone, so that the drawing stays in place when the
 * map is moved. Pixels from the centre of a picture of the given size.
 */
export function createScene(middle: Position, zoom: number, width: number, height: number) {
  const scale = 2 ** (zoom - drawnAt);
  // Low zooms draw only every second, fourth … street; high zooms draw alleys between them, too.
  const step = scale > 1 ? 1 / scale : Math.max(1, 2 ** Math.ceil(Math.log2(0.5 / scale)));
  const side = block * step;
  const centre = toPoint(middle, drawnAt);
  const halfSize = { x: width / 2 / scale + side, y: height / 2 / scale + side };
  const columns = between(centre.x, halfSize.x, side);
  const rows = between(centre.y, halfSize.y, side);
  const at = (x: number, y: number) => ({ x: (x - centre.x) * scale, y: (y - centre.y) * scale });

  const streets: Street[] = [];
  const parks: Park[] = [];
  for (const column of columns)
    for (const row of rows) {
      const [x, y] = [column * side, row * side];
      const key = `${column}:${row}`;
      const bend = (getChance(column, row, 1) - 0.5) * side * 0.3;
      if (getChance(column, row, 2) > 0.12)
        streets.push({ key: `h${key}`, from: at(x, y), to: at(x + side, y), wide: row % 4 === 0 });
      if (getChance(column, row, 3) > 0.2)
        streets.push({
          key: `v${key}`,
          from: at(x + bend, y),
          to: at(x + bend, y + side),
          wide: column % 5 === 0,
        });
      if (getChance(column, row, 4) > 0.86)
        parks.push({
          key: `p${key}`,
          corner: at(x + side * 0.2, y + side * 0.2),
          size: { x: side * scale * 0.6, y: side * scale * 0.6 },
        });
    }
  return { streets, parks };
}

function between(centre: number, halfSize: number, side: number): number[] {
  const first = Math.floor((centre - halfSize) / side);
  const last = Math.ceil((centre + halfSize) / side);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
