import { useShopConfig } from '@shop/api';
import { keepsLists, listsEntry, type ShopModule } from '@shop/domain';
import { useBus, useShopEvent } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { useSession } from '@shop/session';
import { Button, Drawer, Icon, type IconName } from '@shop/ui';
import { useInstall } from '../../features/install/install-offer';
import { useModuleSwitch } from '../../features/module/use-module-switch';
import { messages } from '../../messages';
import { useOffers } from '../../root/offers';
import { useAccountEntries } from '../account/account-menu';
import { useLogout } from '../account/use-logout';
import { useLanguages } from '../language-menu/language-menu';
import { useMenuEntries } from '../menu-entries';
import { useThemeSwitch } from '../theme-switch';
import { CategoryGroup, StoreGroup } from './drawer-groups';
import { ModuleStrip } from './module-strip';
import { Entry, Entries, Languages, LinkEntries } from './side-drawer.styles';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The menu of small screens (MENU-01 … MENU-03). */
export default function SideDrawer({ open, onClose }: Props) {
  const { t } = useTranslation(messages);
  const logout = useLogout();
  const language = useLanguages();
  const changeModule = useModuleSwitch();
  useShopEvent('session:ended', onClose); // another page opens under it
  const chooseModule = (module: ShopModule) => {
    onClose();
    changeModule(module);
  };
  return (
    <>
      <Drawer open={open} onClose={onClose} title={t('menu.title')} closeLabel={t('close')}>
        <ModuleStrip onChoose={chooseModule} />
        <ShopEntries onGo={onClose} />
        <AreaEntries onGo={onClose} />
        <AccountEntries onGo={onClose} onLogout={logout.confirmLogout} />
        <ThemeEntry />
        <InstallEntry />
        <Languages aria-label={t('language.menu')}>
          {language.languages.map((option) => (
            <li key={option.languageCode}>
              <Button
                tone={option.languageCode === language.current ? 'primary' : 'secondary'}
                small
                lang={option.languageCode}
                aria-current={option.languageCode === language.current ? 'true' : undefined}
                onClick={() => language.ask(option)}
              >
                {option.languageName}
              </Button>
            </li>
          ))}
        </Languages>
      </Drawer>
      {logout.dialog}
    </>
  );
}

function ShopEntries({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation(messages);
  const { serves } = useOffers();
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const tracks = useSession(({ token, place }) => token === null && place !== null);
  const type = useSession((session) => session.module?.type);
  const isGuest = useSession((session) => session.token === null);
  const settings = useShopConfig();
  // Customers have them among the entries of their account.
  const showsLists = isGuest && type !== 'parcel' && settings !== undefined && keepsLists(settings);
  return (
    <Entries>
      <MenuLink to={hasZone && serves('/home') ? '/home' : '/'} icon="home" label={t('home')} onGo={onGo} />
      {type === 'parcel' && hasZone && (
        <MenuLink to="/home#contact" icon="phone" label={t('contact')} onGo={onGo} />
      )}
      {type !== 'parcel' && hasZone && (
        <>
          <CategoryGroup onGo={onGo} />
          <StoreGroup kind="latest" onGo={onGo} />
          <StoreGroup kind="popular" onGo={onGo} />
        </>
      )}
      {hasZone && tracks && type !== 'parcel' && serves('/track-order') && (
        <MenuLink
          to="/track-order"
          icon="route"
          label={t(type === 'rental' ? 'trackTrip' : 'trackOrder')}
          onGo={onGo}
        />
      )}
      {showsLists && serves(listsEntry.to) && (
        <MenuLink to={listsEntry.to} icon={listsEntry.icon} label={t('account.lists')} onGo={onGo} />
      )}
    </Entries>
  );
}

/** The links of remotes that provide one. */
const AreaEntries = ({ onGo }: { onGo: () => void }) => (
  <LinkEntries>{useMenuEntries({ height: '48px', onGo })}</LinkEntries>
);

function AccountEntries({ onGo, onLogout }: { onGo: () => void; onLogout: () => void }) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const { handles, choicesAt } = useOffers();
  const hasInbox = choicesAt('/profile', 'page').includes('inbox');
  const isSignedIn = useSession((session) => session.token !== null);
  const entries = useAccountEntries();
  const signIn = () => {
    onGo();
    bus.emit('auth:sign-in-requested', { because: 'menu' });
  };
  if (isSignedIn) {
    return (
      <Entries>
        <WishlistEntry onGo={onGo} />
        {entries.map(({ name, icon, to }) => (
          <MenuLink key={name} {...{ to, icon, onGo }} label={t(`account.${name}`)} />
        ))}
        {hasInbox && <MenuLink to="/profile?page=inbox" icon="chat" label={t('account.inbox')} onGo={onGo} />}
        <li>
          <Entry as="button" type="button" onClick={onLogout}>
            <Icon name="logout" />
            <span>{t('logout.title')}</span>
          </Entry>
        </li>
      </Entries>
    );
  }
  if (!handles('auth:sign-in-requested')) return null;
  return (
    <Entries>
      <li>
        <Button wide icon="user" onClick={signIn}>
          {t('signIn')}
        </Button>
      </li>
    </Entries>
  );
}

/** With a zone, outside parcel (HEAD-04). */
function WishlistEntry({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const { handles } = useOffers();
  const isOffered = useSession(({ zoneIds, module }) => zoneIds.length > 0 && module?.type !== 'parcel');
  if (!isOffered || !handles('wishlist:open-requested')) return null;
  const open = () => {
    onGo();
    bus.emit('wishlist:open-requested', {});
  };
  return (
    <li>
      <Entry as="button" type="button" onClick={open}>
        <Icon name="heart" />
        <span>{t('account.wishlist')}</span>
      </Entry>
    </li>
  );
}

function ThemeEntry() {
  const { icon, label, toggle } = useThemeSwitch();
  return (
    <Entries>
      <li>
        <Entry as="button" type="button" onClick={toggle}>
          <Icon name={icon} />
          <span>{label}</span>
        </Entry>
      </li>
    </Entries>
  );
}

function InstallEntry() {
  const { t } = useTranslation(messages);
  const install = useInstall();
  if (!install) return null;
  return (
    <Entries>
      <li>
        <Entry as="button" type="button" onClick={install}>
          <Icon name="plus" />
          <span>{t('apps.install')}</span>
        </Entry>
      </li>
    </Entries>
  );
}

function MenuLink({
  to,
  icon,
  label,
  onGo,
}: {
  to: string;
  icon: IconName;
  label: string;
  onGo: () => void;
}) {
  return (
    <li>
      <Entry as={Link} to={to} onClick={onGo}>
        <Icon name={icon} />
        <span>{label}</span>
      </Entry>
    </li>
  );
}
