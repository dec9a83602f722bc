import type { SlotProps } from '@shop/federation';
import { useFormat, useTranslation } from '@shop/i18n';
import { color, Icon, size, space } from '@shop/ui';
import styled from 'styled-components';
import { ShopMap } from '../../components/map/shop-map';
import type { Marker } from '../../components/map/marker-map';
import { messages } from '../../messages';
import { useRoute } from './use-route';

const Frame = styled.div`
  display: grid;
  gap: ${space('xs')};
`;

const Text = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space('xs')};
  min-block-size: 24px;
  color: ${color('textSoft')};
  font-size: ${size('sm')};
`;

/**
 * Destination, courier, and the route between them: driving, else walking, else bicycling. How long the road takes is
 * said of a courier on it only: beside a store, "3 min by car" looks like the time of arrival. ADDR-22.
 */
export default function DeliveryMap({ destination, start = null }: SlotProps['delivery-map']) {
  const { t } = useTranslation(messages);
  const { distance, number } = useFormat();
  const found = useRoute(start?.position ?? null, destination.position);
  const goal: Marker = { ...destination, kind: 'place' };
  const minutes = found && Math.max(1, Math.round(found.route.seconds / 60));
  const label = start
    ? t('deliveryMap.labelWithStart', { place: destination.name, start: start.name })
    : t('deliveryMap.label', { place: destination.name });
  return (
    <Frame>
      <ShopMap markers={start ? [goal, start] : [goal]} withRoute={found !== null} label={label} />
      {start && (
        <Text aria-live="polite">
          {found && minutes !== null && (
            <>
              <Icon name={start.kind === 'courier' ? 'scooter' : 'store'} />
              <span>
                <bdi>{start.name}</bdi>
                {' · '}
                <bdi>{distance(found.route.metres)}</bdi>
                {start.kind === 'courier' && (
                  <>
                    {' · '}
                    <bdi>{number(minutes, { style: 'unit', unit: 'minute' })}</bdi>
                    {' · '}
                    {t(`deliveryMap.${found.mode}`)}
                  </>
                )}
              </span>
            </>
          )}
        </Text>
      )}
    </Frame>
  );
}
