import type { ErrorEntry } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Button, color, ConfirmDialog, Icon, prefetchLayers, radius, size, space } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { SettingCard } from './setting-card';
import { useAccountRemoval } from './use-account-removal';

/** Text keys of what is lost, most important first. */
const lost = ['lostPerson', 'lostThings', 'keptOrders', 'final'] as const;

/** Deletes the account after a confirmation; obstacles stay on screen. STATE-36, D-27. */
export function DeleteAccount() {
  const { t } = useTranslation(messages);
  const [isOpen, setOpen] = useState(false);
  const { remove, reasons, busy } = useAccountRemoval();
  const confirm = async () => {
    await remove();
    setOpen(false);
  };
  return (
    <SettingCard title={t('settings.delete')} danger>
      <Hint>{t('settings.deleteHint')}</Hint>
      {reasons.length > 0 && !isOpen && <Obstacles reasons={reasons} />}
      <div>
        <Button tone="danger" icon="bin" onPointerEnter={prefetchLayers} onClick={() => setOpen(true)}>
          {t('settings.delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={isOpen}
        title={t('settings.deleteSure')}
        confirmLabel={t('settings.delete')}
        cancelLabel={t('settings.keep')}
        busy={busy}
        danger
        onCancel={() => setOpen(false)}
        onConfirm={() => void confirm()}
      >
        <Losses>
          {lost.map((key) => (
            <li key={key}>{t(`settings.${key}`)}</li>
          ))}
        </Losses>
      </ConfirmDialog>
    </SettingCard>
  );
}

/** The page on which each obstacle can be resolved. */
const links: Record<string, 'my-orders' | 'my-trips' | 'wallet'> = {
  running_orders: 'my-orders',
  running_trips: 'my-trips',
  wallet_balance: 'wallet',
};

/** The server's messages, which get the focus when they appear. */
function Obstacles({ reasons }: { reasons: readonly ErrorEntry[] }) {
  const { t } = useTranslation(messages);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [reasons]);
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <strong>
        <Icon name="warning" />
        {t('settings.notYet')}
      </strong>
      <ul>
        {reasons.map(({ code, message }) => (
          <li key={`${code} ${message}`}>
            <bdi>{message}</bdi>{' '}
            {links[code] && (
              <Link to={`/profile?page=${links[code]}`}>{t(`settings.to_${links[code]}`)}</Link>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Hint = styled.p`
  color: ${color('textSoft')};
  font-size: ${size('sm')};
`;

const Losses = styled.ul`
  display: grid;
  gap: ${space('xs')};
  padding-inline-start: ${space('lg')};
  color: ${color('textSoft')};
  list-style: disc;
`;

const Box = styled.div`
  display: grid;
  gap: ${space('xs')};
  padding: ${space('md')};
  border-radius: ${radius('md')};
  background: ${color('dangerGround')};
  color: ${color('danger')};
  & strong {
    display: flex;
    align-items: center;
    gap: ${space('xs')};
  }
  & ul {
    display: grid;
    gap: ${space('xs')};
  }
  & a {
    font-weight: 600;
    text-decoration: underline;
    white-space: nowrap;
  }
`;
