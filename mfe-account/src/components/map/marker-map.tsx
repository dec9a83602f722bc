import type { Position } from '@shop/domain';
import styled from 'styled-components';
import { MapMarker, MapPicture, type MarkerKind } from './map-picture';
import { fitView } from './projection';
import { useMapView } from './use-map-view';

export interface Marker {
  position: Position;
  kind: MarkerKind;
  /** Its name in words. */
  name: string;
}

export interface MarkerMapProps {
  /** The first is what the map is about. */
  markers: readonly [Marker, ...Marker[]];
  /** Draws the way between the first mark and the second. */
  withRoute?: boolean;
  label: string;
}

/** What all marks must fit into: a phone's width without the room that marks and buttons take. */
const box = { x: 220, y: 220 };

const Still = styled(MapPicture)`
  cursor: grab;
  touch-action: pan-y;
`;

/** A drawn map to be looked at: everything marked is in sight, until the visitor moves it. ADDR-21, ADDR-22. */
export function MarkerMap({ markers, withRoute = false, label }: MarkerMapProps) {
  const [first, ...others] = markers;
  const view = useMapView(
    fitView(
      first.position,
      others.map(({ position }) => position),
      box,
    ),
  );
  const points = markers.map(({ position }) => view.at(position));
  const [end, start] = points;
  return (
    <Still view={view} label={label} role="img" onZoom={(by) => view.turnZoom(by)}>
      {withRoute && start && end && (
        // Along the streets of the drawing, which all run to the four winds.
        <path className="way" data-testid="way" d={`M${start.x} ${start.y}V${end.y}H${end.x}`} />
      )}
      {markers.map(({ kind, name }, index) => (
        <MapMarker key={`${kind}${name}`} kind={kind} at={points[index] ?? { x: 0, y: 0 }} />
      ))}
    </Still>
  );
}
