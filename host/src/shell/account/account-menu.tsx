import { useEndpoint, useShopConfig } from '@shop/api';
import { customerInfo } from '@shop/contract';
import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { useNavigate } from '@shop/router';
import { useIsCustomer } from '@shop/session';
import { Button, Menu } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useOffers } from '../../root/offers';
import { useLogout } from './use-logout';
import { getAccountEntries, type AccountEntry } from '@shop/domain';
import { useModules } from '../../features/module/use-modules';

/** The entries of the account's menus that this shop shows and a live release serves. */
export function useAccountEntries(): readonly AccountEntry[] {
  const { choicesAt, serves } = useOffers();
  const servedPages = choicesAt('/profile', 'page');
  const { modules } = useModules();
  const settings = useShopConfig();
  if (!settings) return [];
  const hasRental = modules.some((module) => module.type === 'rental');
  return getAccountEntries(settings, hasRental).filter(({ name, to }) =>
    name === 'lists' ? serves(to) : servedPages.includes(name),
  );
}

/** 'Sign In' for guests (HEAD-06), the account menu for customers (HEAD-08). */
export function AccountMenu() {
  return useIsCustomer() ? <CustomerMenu /> : <SignIn />;
}

function SignIn() {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const { handles } = useOffers();
  if (!handles('auth:sign-in-requested')) return null;
  return (
    <Button small icon="user" onClick={() => bus.emit('auth:sign-in-requested', { because: 'menu' })}>
      {t('signIn')}
    </Button>
  );
}

function CustomerMenu() {
  const { t, direction } = useTranslation(messages);
  const navigate = useNavigate();
  const entries = useAccountEntries();
  const name = useEndpoint(customerInfo, {}).data?.firstName;
  const { confirmLogout, dialog } = useLogout();
  return (
    <>
      <Menu
        direction={direction}
        trigger={
          <Named
            tone="secondary"
            small
            icon="user"
            data-focus-instead=""
            aria-label={name ? t('account.menuOf', { name }) : t('account.menu')}
          >
            <bdi>{name ?? t('account.title')}</bdi>
          </Named>
        }
        entries={[
          ...entries.map(({ name: key, icon, to }) => ({
            key,
            icon,
            label: t(`account.${key}`),
            onSelect: () => void navigate(to),
          })),
          { key: 'logout', icon: 'logout', label: t('logout.title'), onSelect: confirmLogout },
        ]}
      />
      {dialog}
    </>
  );
}

/** As wide before the name is known as after. */
const Named = styled(Button)`
  inline-size: 132px;
  justify-content: flex-start;
  & bdi {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;
