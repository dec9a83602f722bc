import { GoogleMap as Map, MarkerF, useJsApiLoader } from '@react-google-maps/api';
import { useI18n } from '@shop/i18n';
import { radius, Skeleton } from '@shop/ui';
import styled from 'styled-components';
import { SchematicMap, type MapProps } from './schematic-map';

const Frame = styled.div`
  direction: ltr;
  overflow: hidden;
  border-radius: ${radius('md')};
  & .map {
    inline-size: 100%;
    aspect-ratio: 2;
  }
`;

/** Google's map; the drawn one where the vendor's script cannot be loaded. */
export default function GoogleMap({ apiKey, ...map }: MapProps & { apiKey: string }) {
  const { value, onChange, fixed, label } = map;
  const { language } = useI18n();
  const { isLoaded, loadError } = useJsApiLoader({
    id: 'google-maps',
    googleMapsApiKey: apiKey,
    language,
    nonce: window.__shopNonce,
  });
  if (loadError) return <SchematicMap {...map} />;
  if (!isLoaded) return <Skeleton $ratio="2" />;
  const place = { lat: value.latitude, lng: value.longitude };
  const take = ({ latLng }: google.maps.MapMouseEvent) => {
    if (latLng) onChange({ latitude: latLng.lat(), longitude: latLng.lng() });
  };
  return (
    <Frame>
      <Map
        mapContainerClassName="map"
        center={place}
        zoom={16}
        options={{ disableDefaultUI: true, zoomControl: true }}
        {...(fixed ? {} : { onClick: take })}
      >
        <MarkerF position={place} title={label} draggable={!fixed} onDragEnd={take} />
      </Map>
    </Frame>
  );
}
