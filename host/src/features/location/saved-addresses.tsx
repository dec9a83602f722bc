import { useWholeList } from '@shop/api';
import { addressList } from '@shop/contract';
import type { Position } from '@shop/domain';
import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { Button, color, ErrorCard, Icon, radius, size, Skeleton, space, Text } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useOffers } from '../../root/offers';
import type { MapPoint } from './use-choose-location';

/** The customer's saved addresses (LOC-01); a guest sees that they need an account (LOC-03). */
export function SavedAddresses({ onPick }: { onPick: (point: MapPoint) => void }) {
  const isSignedIn = useSession((session) => session.token !== null);
  return isSignedIn ? <List onPick={onPick} /> : <GuestNote />;
}

function List({ onPick }: { onPick: (point: MapPoint) => void }) {
  const { t } = useTranslation(messages);
  const { data, error, isValidating, mutate } = useWholeList(addressList, { revalidateOnMount: true });
  const place = useSession((session) => session.place);
  if (error && !data)
    return (
      <ErrorCard
        title={t('place.savedFailed')}
        retryLabel={t('retry')}
        onRetry={() => void mutate()}
        busy={isValidating}
        compact
      />
    );
  if (!data) return <Skeleton $height="48px" />;
  const isCurrent = (address: Position) =>
    place !== null &&
    Math.abs(address.latitude - place.latitude) < 1e-4 &&
    Math.abs(address.longitude - place.longitude) < 1e-4;
  // The current one first; the sort keeps the order of the others (STATE-04).
  const addresses = [...data.entries].sort((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)));
  return (
    <section aria-label={t('place.saved')}>
      <Text $small $soft>
        {t('place.saved')}
      </Text>
      {addresses.length === 0 && <Text $small>{t('place.noneSaved')}</Text>}
      <Addresses>
        {addresses.map((address) => (
          <li key={address.id}>
            <button
              type="button"
              aria-current={isCurrent(address) ? 'true' : undefined}
              onClick={() => onPick(address)}
            >
              <Icon name={address.type === 'home' ? 'home' : 'pin'} />
              <bdi>{address.address}</bdi>
            </button>
          </li>
        ))}
      </Addresses>
    </section>
  );
}

function GuestNote() {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const { handles } = useOffers();
  const [isExplained, setExplained] = useState(false);
  if (!handles('auth:sign-in-requested')) return null;
  if (!isExplained) {
    return (
      <Button tone="quiet" small icon="pin" onClick={() => setExplained(true)}>
        {t('place.saved')}
      </Button>
    );
  }
  return (
    <Note role="status">
      <Text $small>{t('place.savedNeedSignIn')}</Text>
      <Button small onClick={() => bus.emit('auth:sign-in-requested', { because: 'account' })}>
        {t('signIn')}
      </Button>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('sm')};
`;

const Addresses = styled.ul`
  max-block-size: 40vh; /* BIZ-12 */
  overflow-y: auto;
  & button {
    display: flex;
    align-items: center;
    gap: ${space('sm')};
    inline-size: 100%;
    min-block-size: 48px;
    padding-inline: ${space('sm')};
    border-radius: ${radius('sm')};
    font-size: ${size('sm')};
    text-align: start;
    &:hover {
      background: ${color('sunken')};
    }
  }
`;
