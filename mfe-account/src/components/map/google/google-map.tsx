import { GoogleMap as Map, useJsApiLoader } from '@react-google-maps/api';
import type { Position } from '@shop/domain';
import { useI18n } from '@shop/i18n';
import { Skeleton } from '@shop/ui';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { MapButtons, MapFrame } from '../map-frame';
import { clampZoom, mapHeight, zooms, type View, type ZoomLevels } from '../projection';

export const toGoogle = ({ latitude, longitude }: Position) => ({ lat: latitude, lng: longitude });

const options = {
  disableDefaultUI: true,
  clickableIcons: false,
  gestureHandling: 'cooperative',
} satisfies google.maps.MapOptions;

interface Props {
  apiKey: string;
  view: View;
  levels?: ZoomLevels | undefined;
  onPress?: (position: Position) => void;
  onLocate?: () => void;
  /** Markers and routes, which need the vendor's script. */
  children: ReactNode;
  /** Shown where the script cannot be loaded. */
  fallback: ReactNode;
}

/** Google's map with the buttons of the drawn one. Its script is loaded when it is first shown. D-26, BIZ-17. */
export function GoogleMap({ apiKey, view, levels = zooms, onPress, onLocate, children, fallback }: Props) {
  const { language } = useI18n();
  const [zoom, setZoom] = useState(view.zoom);
  const map = useRef<google.maps.Map | null>(null);
  const { isLoaded, loadError } = useJsApiLoader({
    id: 'google-maps',
    googleMapsApiKey: apiKey,
    language,
    nonce: window.__shopNonce,
  });
  const allOptions = useMemo(() => ({ ...options, minZoom: levels.least, maxZoom: levels.most }), [levels]);
  if (loadError) return <>{fallback}</>;
  if (!isLoaded) return <Skeleton $height={`${mapHeight}px`} />;
  const press = ({ latLng }: google.maps.MapMouseEvent) => {
    if (latLng) onPress?.({ latitude: latLng.lat(), longitude: latLng.lng() });
  };
  return (
    <MapFrame>
      <Map
        mapContainerClassName="map"
        center={toGoogle(view.middle)}
        zoom={zoom}
        options={allOptions}
        onLoad={(loaded) => {
          map.current = loaded;
        }}
        onZoomChanged={() => setZoom(map.current?.getZoom() ?? zoom)}
        onClick={press}
      >
        {children}
      </Map>
      <MapButtons
        zoom={zoom}
        levels={levels}
        onZoom={(by) => setZoom(clampZoom(zoom + by, levels))}
        onLocate={onLocate}
      />
    </MapFrame>
  );
}
