import type { Position } from '@shop/domain';
import styled from 'styled-components';
import { MapMarker, MapPicture, type MarkerKind } from './map-picture';
import { useGlide } from './moving/use-glide';
import type { ZoomLevels } from './projection';
import { useMapView } from './use-map-view';
import { useSteadyView } from './moving/use-steady-view';

export interface Marker {
  position: Position;
  kind: MarkerKind;
  /** Its accessible name. */
  name: string;
}

export interface MarkerMapProps {
  /** The first is the subject of the map. */
  markers: readonly [Marker, ...Marker[]];
  /** Whether to draw the route between the first and the second marker. */
  withRoute?: boolean;
  label: string;
  /** By default from the world to a house. */
  levels?: ZoomLevels | undefined;
}

/** The box that all markers must fit into: a phone's width minus markers and buttons. */
const box = { x: 220, y: 220 };

/** The courier's position on its way to the latest known one; null without a courier. X-20. */
export function useMovingPosition(markers: MarkerMapProps['markers']): Position | null {
  const courier = markers.find(({ kind }) => kind === 'courier');
  const { latitude, longitude } = (courier ?? markers[0]).position;
  const position = useGlide(latitude, longitude);
  return courier ? position : null;
}

const Still = styled(MapPicture)`
  cursor: grab;
  touch-action: pan-y;
`;

/** A drawn map that shows all markers until the visitor moves it. ADDR-21, ADDR-22. */
export function MarkerMap({ markers, withRoute = false, label, levels }: MarkerMapProps) {
  const [first, ...others] = markers;
  const fit = useSteadyView(
    first.position,
    others.map(({ position }) => position),
    box,
    levels,
  );
  const view = useMapView(fit, undefined, levels);
  const moving = useMovingPosition(markers);
  const points = markers.map(({ kind, position }) =>
    view.at(kind === 'courier' && moving ? moving : position),
  );
  const [end, start] = points;
  return (
    <Still view={view} label={label} role="img" onZoom={(by) => view.handleWheel(by)}>
      {withRoute && start && end && (
        // Along the drawn streets, which run north–south and east–west.
        <path className="way" data-testid="way" d={`M${start.x} ${start.y}V${end.y}H${end.x}`} />
      )}
      {markers.map(({ kind, name }, index) => (
        <MapMarker key={`${kind}${name}`} kind={kind} at={points[index] ?? { x: 0, y: 0 }} />
      ))}
    </Still>
  );
}
