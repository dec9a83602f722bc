import type { Position } from '@shop/domain';
import styled from 'styled-components';
import { MapMark, type MarkKind } from './map-mark';
import { MapPicture } from './map-picture';
import { viewOf } from './projection';
import { useMapView } from './use-map-view';

export interface Mark {
  position: Position;
  kind: MarkKind;
  /** Its name in words. */
  name: string;
}

export interface MarkedMapProps {
  /** The first is what the map is about. */
  marks: readonly [Mark, ...Mark[]];
  /** Draws the way between the first mark and the second. */
  withWay?: boolean;
  label: string;
}

/** What all marks must fit into: a phone's width without the room that marks and buttons take. */
const box = { x: 220, y: 220 };

const Still = styled(MapPicture)`
  cursor: grab;
  touch-action: pan-y;
`;

/** A drawn map to be looked at: everything marked is in sight, until the visitor moves it. ADDR-21, ADDR-22. */
export function MarkedMap({ marks, withWay = false, label }: MarkedMapProps) {
  const [first, ...others] = marks;
  const view = useMapView(
    viewOf(
      first.position,
      others.map(({ position }) => position),
      box,
    ),
  );
  const points = marks.map(({ position }) => view.at(position));
  const [end, start] = points;
  return (
    <Still view={view} label={label} role="img" onTurn={(by) => view.turnZoom(by)}>
      {withWay && start && end && (
        // Along the streets of the drawing, which all run to the four winds.
        <path className="way" data-testid="way" d={`M${start.x} ${start.y}V${end.y}H${end.x}`} />
      )}
      {marks.map(({ kind, name }, index) => (
        <MapMark key={`${kind}${name}`} kind={kind} at={points[index] ?? { x: 0, y: 0 }} />
      ))}
    </Still>
  );
}
