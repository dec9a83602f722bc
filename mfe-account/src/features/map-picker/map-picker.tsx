import { isRecord } from '@shop/contract';
import type { SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Button, Skeleton, space, toast } from '@shop/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { SchematicMap } from './schematic-map';

const GoogleMap = lazy(() => import(/* webpackChunkName: "google-map" */ './google-map'));

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space('xs')};
  & > :first-child {
    inline-size: 100%;
  }
`;

/** The shop's browser key for Google Maps, as the page brings it; null: there is none. */
function keyOfPage(): string | null {
  try {
    const boot: unknown = JSON.parse(document.getElementById('shop-boot')?.textContent ?? 'null');
    return isRecord(boot) && typeof boot.mapsKey === 'string' && boot.mapsKey ? boot.mapsKey : null;
  } catch {
    return null;
  }
}

/** A point on a map: Google's where the shop has a key, else the drawn one. ADDR-20, ADDR-21, D-26. */
export default function MapPicker({ value, onChange, fixed = false, label }: SlotProps['map-picker']) {
  const { t } = useTranslation(messages);
  const [key, setKey] = useState<string | null>();
  useEffect(() => setKey(keyOfPage()), []);

  const locate = () =>
    navigator.geolocation?.getCurrentPosition(
      ({ coords }) => onChange({ latitude: coords.latitude, longitude: coords.longitude }),
      () => toast.error(t('map.notLocated')),
      { timeout: 10_000 },
    );
  const map = { value, onChange, fixed, label: label ?? t('map.label') };
  const waiting = <Skeleton $ratio="2" />;
  return (
    <Stack>
      {key === undefined && waiting}
      {key === null && <SchematicMap {...map} />}
      {key && (
        <Suspense fallback={waiting}>
          <GoogleMap apiKey={key} {...map} />
        </Suspense>
      )}
      {!fixed && (
        <Button tone="quiet" small icon="target" onClick={locate}>
          {t('map.locateMe')}
        </Button>
      )}
    </Stack>
  );
}
