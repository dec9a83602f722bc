import { useEndpoint, useShopConfig } from '@shop/api';
import { landingTexts } from '@shop/contract';
import type { ShopConfig } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Container } from '@shop/ui';
import { messages } from '../../messages';
import { useMenuEntries } from '../menu-entries';
import { ShopBrand } from '../shop-brand';
import { AppLinks, useAppLinks } from '../../features/install/app-links';
import { ContactCards } from '../../components/contact-cards/contact-cards';
import { FooterLink } from './footer-link';
import { useFooterGroups } from './footer-links';
import { Bottom, Brand, Columns, Frame, Group, Social } from './footer.styles';
import { Newsletter } from './newsletter';
import { PrivacyChoices } from './privacy-choices';
import { SocialIcon } from './social-icon';

/** Newsletter, contact, links, policies, networks, apps and the shop's own text (FOOT-01 … FOOT-09). */
export function Footer() {
  const settings = useShopConfig();
  return (
    <Frame>
      <Container>
        {settings && (
          <>
            <Newsletter />
            <ContactCards settings={settings} />
            <Middle settings={settings} />
          </>
        )}
        <Bottom>
          {settings?.footerText && <p>{settings.footerText}</p>}
          <PrivacyChoices />
        </Bottom>
      </Container>
    </Frame>
  );
}

function Middle({ settings }: { settings: ShopConfig }) {
  const { t } = useTranslation(messages);
  const groups = useFooterGroups(settings);
  const apps = useAppLinks();
  const { data: texts } = useEndpoint(landingTexts, {});
  const networks = settings.social.filter(isOutside);
  return (
    <Columns>
      <Brand>
        <ShopBrand name={settings.businessName} logoUrl={settings.logoUrl} />
        {texts?.footer && <p>{texts.footer}</p>}
        {networks.length > 0 && (
          <Social aria-label={t('footer.social')}>
            {networks.map(({ name, link }) => (
              <li key={name}>
                <a href={link} target="_blank" rel="noopener noreferrer" aria-label={name}>
                  <SocialIcon name={name} />
                </a>
              </li>
            ))}
          </Social>
        )}
      </Brand>
      {groups.map(({ name, links }) => (
        <Group key={name} aria-label={t(`footer.${name}`)}>
          <h2>{t(`footer.${name}`)}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <FooterLink link={link} />
              </li>
            ))}
          </ul>
        </Group>
      ))}
      <AreaLinks />
      <AppLinks apps={apps} />
    </Columns>
  );
}

/** The links of remotes that provide one. */
function AreaLinks() {
  const { t } = useTranslation(messages);
  const entries = useMenuEntries({ height: '36px' });
  if (entries.length === 0) return null;
  return (
    <Group aria-label={t('footer.more')}>
      <h2>{t('footer.more')}</h2>
      <ul>{entries}</ul>
    </Group>
  );
}

/** Only web addresses of the settings are linked. */
const isOutside = ({ link }: { link: string }) => /^https?:\/\//i.test(link);
