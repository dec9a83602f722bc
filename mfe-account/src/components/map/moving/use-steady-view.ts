import type { Position } from '@shop/domain';
import { useState } from 'react';
import { fitView, getOffset, type Point, type View, type ZoomLevels } from '../projection';

/** Pixels from the centre within which a position is well seen, also on a phone. */
const seen = { x: 150, y: 140 };
/** Zoom levels by which a closer view is worth a jump. */
const closer = 2;

const isSame = (one: Position, other: Position) =>
  one.latitude === other.latitude && one.longitude === other.longitude;

/** Whether the view still shows all positions, and a new one would not be much closer. */
function isFitting(view: View, wanted: View, positions: readonly Position[]): boolean {
  if (wanted.zoom - view.zoom >= closer) return false;
  return positions.every((position) => {
    const { x, y } = getOffset(position, view.middle, view.zoom);
    return Math.abs(x) <= seen.x && Math.abs(y) <= seen.y;
  });
}

/** The view in which all positions fit into a box; it stays as it is while a courier moves within it. X-20. */
export function useSteadyView(
  first: Position,
  others: readonly Position[],
  box: Point,
  levels?: ZoomLevels,
): View {
  const wanted = fitView(first, others, box, levels);
  const [kept, keep] = useState({ first, count: others.length, view: wanted });
  const isWanted = kept.view.zoom === wanted.zoom && isSame(kept.view.middle, wanted.middle);
  const isOfSame = isSame(kept.first, first) && kept.count === others.length;
  const isKept = isWanted || (isOfSame && isFitting(kept.view, wanted, [first, ...others]));
  if (isKept) return kept.view;
  keep({ first, count: others.length, view: wanted });
  return wanted;
}
