import { useTranslation } from '@shop/i18n';
import { color, Icon, size, space } from '@shop/ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { messages } from '../messages';

function hear(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says that there is no network; what is on screen stays (F-06). The live region is there before the message. */
export function OfflineNotice() {
  const { t } = useTranslation(messages);
  const isOnline = useSyncExternalStore(
    hear,
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
