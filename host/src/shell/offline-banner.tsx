import { useTranslation } from '@shop/i18n';
import { color, Icon, size, space } from '@shop/ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { messages } from '../messages';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shows that there is no network; the page stays (F-06). The live region exists before its message. */
export function OfflineBanner() {
  const { t } = useTranslation(messages);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <Band>
          <Icon name="warning" />
          {t('offline')}
        </Band>
      )}
    </div>
  );
}

const Band = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space('xs')};
  padding: ${space('xs')} ${space('md')};
  background: ${color('warningGround')};
  color: ${color('warning')};
  font-size: ${size('sm')};
  font-weight: 600;
`;
