import { useEndpoint, useShopConfig } from '@shop/api';
import { geocode } from '@shop/contract';
import type { Position } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { Button, color, Dialog, Icon, radius, Skeleton, size, space } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { toCoordinatesText, type MapPoint } from './use-choose-location';
import { useSettled } from './use-settled';

interface Props {
  open: boolean;
  busy: boolean;
  problem: string | null;
  onClose: () => void;
  onPick: (point: MapPoint) => void;
}

/**
 * Picks a point on the map, shows its address, or its coordinates when there is none, and confirms it (LOC-02). Starts
 * at the stored location, otherwise at the shop's default one.
 */
export function MapDialog({ open, busy, problem, onClose, onPick }: Props) {
  const { t } = useTranslation(messages);
  const stored = useSession((session) => session.place);
  const defaultPosition = useShopConfig()?.defaultPosition;
  const [moved, setMoved] = useState<(Position & { found?: string }) | null>(null);
  const position = moved ?? stored ?? defaultPosition ?? null;
  const { settled } = useSettled(position);
  const requested = open && settled ? { query: { lat: settled.latitude, lng: settled.longitude } } : null;
  const found = moved?.found;
  const { data, error } = useEndpoint(geocode, found ? null : requested);
  const address = data ?? found;
  const hasNone = error !== undefined || address === '';
  const isSettled = settled === position || Boolean(found);
  const known = address || (hasNone && position && toCoordinatesText(position));
  const text = (isSettled && known) || t('place.findingWords');
  const confirm = () => {
    if (!position) return;
    const { latitude, longitude } = position;
    onPick({ latitude, longitude, ...(isSettled && address ? { address: address } : {}) });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('place.pickFromMap')}
      closeLabel={t('close')}
      width={680}
      footer={
        <Button wide busy={busy} disabled={!position} onClick={confirm}>
          {t('place.confirmPoint')}
        </Button>
      }
    >
      <MapBox>
        {position && (
          <Slot
            name="map-picker"
            value={position}
            onChange={(at, name) => setMoved({ ...at, ...(name ? { found: name } : {}) })}
            fallback={<Skeleton $height="348px" />}
          />
        )}
      </MapBox>
      <AddressText aria-live="polite">
        <Icon name="pin" />
        <bdi>{text}</bdi>
      </AddressText>
      {problem && <Problem role="alert">{problem}</Problem>}
    </Dialog>
  );
}

const MapBox = styled.div`
  min-block-size: 348px; /* BIZ-12 */
`;

const AddressText = styled.p`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  margin-block-start: ${space('sm')};
  font-size: ${size('sm')};
  & svg {
    color: ${color('brand')};
  }
`;

export const Problem = styled.p`
  margin-block-start: ${space('sm')};
  padding: ${space('sm')} ${space('md')};
  border-radius: ${radius('md')};
  background: ${color('warningGround')};
  color: ${color('warning')};
  font-size: ${size('sm')};
  font-weight: 600;
`;
