import { useShopConfig } from '@shop/api';
import type { ShopConfig } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Container, Icon, type IconName } from '@shop/ui';
import { messages } from '../../messages';
import { ShopMark } from '../shop-mark';
import { AppLinks } from './app-links';
import { useFooterGroups } from './footer-links';
import { Bottom, Brand, Card, Cards, Columns, Frame, Group, Social } from './footer.styles';
import { SocialIcon } from './social-icon';

/** Contact, links, policies, networks, apps and the shop's own words (FOOT-02 … FOOT-07). */
export function Footer() {
  const settings = useShopConfig();
  return (
    <Frame>
      <Container>
        {settings && (
          <>
            <Contact settings={settings} />
            <Middle settings={settings} />
          </>
        )}
        <Bottom>{settings?.footerText && <p>{settings.footerText}</p>}</Bottom>
      </Container>
    </Frame>
  );
}

/** FOOT-04. */
function Contact({ settings: { email, phone, address } }: { settings: ShopConfig }) {
  const { t } = useTranslation(messages);
  const cards: { icon: IconName; title: string; text: string; href?: string }[] = [
    { icon: 'mail', title: t('footer.mail'), text: email, href: `mailto:${email}` },
    { icon: 'phone', title: t('footer.phone'), text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
    { icon: 'pin', title: t('footer.address'), text: address },
  ];
  return (
    <Cards>
      {cards
        .filter(({ text }) => text !== '')
        .map(({ icon, title, text, href }) => (
          <Card key={icon}>
            <Icon name={icon} />
            <div>
              <small>{title}</small>
              {href ? (
                <a href={href} dir="ltr">
                  {text}
                </a>
              ) : (
                <bdi>{text}</bdi>
              )}
            </div>
          </Card>
        ))}
    </Cards>
  );
}

function Middle({ settings }: { settings: ShopConfig }) {
  const { t } = useTranslation(messages);
  const groups = useFooterGroups(settings);
  const networks = settings.social.filter(isOutside);
  return (
    <Columns>
      <Brand>
        <ShopMark name={settings.businessName} logoUrl={settings.logoUrl} />
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
                <Link to={link.to}>{t(`footer.${link.name}`)}</Link>
              </li>
            ))}
          </ul>
        </Group>
      ))}
      <AppLinks apps={settings.apps} />
    </Columns>
  );
}

/** A link out of the settings is followed only to the web. */
const isOutside = ({ link }: { link: string }) => /^https?:\/\//i.test(link);
