import type { Position } from '@shop/domain';
import { memo } from 'react';
import { picture } from './use-map-view';
import { createScene, type Street } from './streets';

const roundToTenth = (value: number) => Math.round(value * 10) / 10;

/** All streets as one path, because a map has hundreds of them. */
const toPath = (streets: readonly Street[]) =>
  streets
    .map(
      ({ from, to }) =>
        `M${roundToTenth(from.x)} ${roundToTenth(from.y)}L${roundToTenth(to.x)} ${roundToTenth(to.y)}`,
    )
    .join('');

/** The drawn streets and parks around the centre. */
export const MapBackground = memo(function MapBackground({
  middle,
  zoom,
}: {
  middle: Position;
  zoom: number;
}) {
  const { streets, parks } = createScene(middle, zoom, picture.width, picture.height);
  return (
    <>
      {parks.map(({ key, corner, size }) => (
        <rect key={key} className="park" x={corner.x} y={corner.y} width={size.x} height={size.y} rx="6" />
      ))}
      <path className="street" strokeWidth="5" d={toPath(streets.filter(({ wide }) => !wide))} />
      <path className="street" strokeWidth="10" d={toPath(streets.filter(({ wide }) => wide))} />
    </>
  );
});
