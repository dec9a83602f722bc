import { useShopConfig } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { useLocation } from '@shop/router';
import { buttonLook, color, Heading, Icon, media, radius, Seo, size, space, Text, Title } from '@shop/ui';
import type { ButtonLook, IconName } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { ContactCards } from '../../components/contact-cards/contact-cards';
import { Missing } from '../../components/missing/missing';
import { Reading } from '../../components/reading/prose';
import { pageMessages } from '../../components/reading/page-messages';

const offers = {
  '/store-registration': {
    name: 'store',
    title: 'footer.vendor',
    icons: ['store', 'wallet', 'scooter'],
    url: 'store',
  },
  '/deliveryman-registration': {
    name: 'rider',
    title: 'footer.rider',
    icons: ['clock', 'cash', 'map'],
    url: 'deliveryPerson',
  },
} as const satisfies Record<string, { name: string; title: string; icons: readonly IconName[]; url: string }>;

const isOffered = (path: string): path is keyof typeof offers => Object.hasOwn(offers, path);

/** Only web addresses are linked. */
const webAddress = (url: string | null | undefined) => (url && /^https?:\/\//i.test(url) ? url : null);

/**
 * What the shop offers stores and delivery people, with a link to the registration, or a contact without one. The
 * page does not exist while the shop accepts no registrations. ROUTE-14, ROUTE-15, D-09, FOOT-07.
 */
export function Page() {
  const path = useLocation().pathname.replace(/\/+$/, '');
  const settings = useShopConfig();
  if (!isOffered(path) || settings?.registration === false) return <Missing />;
  return <Offer key={path} path={path} />;
}

function Offer({ path }: { path: keyof typeof offers }) {
  const { t } = useTranslation(pageMessages);
  const settings = useShopConfig();
  const { t: say } = useTranslation(messages);
  const { name, title, icons, url } = offers[path];
  const label = say(title);
  const way = webAddress(settings?.registrationUrls[url]);
  return (
    <Reading>
      <Seo title={label} />
      <div>
        <Title tabIndex={-1}>{label}</Title>
        <Text $soft>{t(`registration.${name}.text`)}</Text>
      </div>
      <Reasons>
        {icons.map((icon) => (
          <li key={icon}>
            <Icon name={icon} size={24} />
            <strong>{t(`registration.${name}.${icon}.title`)}</strong>
            <span>{t(`registration.${name}.${icon}.text`)}</span>
          </li>
        ))}
      </Reasons>
      {way ? (
        <NextLink href={way} target="_blank" rel="noopener noreferrer" $tone="primary">
          {t('registration.go')}
        </NextLink>
      ) : (
        settings && (
          <>
            <Heading>{t('registration.ask')}</Heading>
            <ContactCards settings={settings} />
          </>
        )
      )}
    </Reading>
  );
}

const Reasons = styled.ul`
  display: grid;
  gap: ${space('sm')};
  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
  & > li {
    display: grid;
    gap: ${space('xxs')};
    align-content: start;
    padding: ${space('md')};
    border-radius: ${radius('lg')};
    background: ${color('sunken')};
  }
  & svg {
    margin-block-end: ${space('xs')};
    color: ${color('brand')};
  }
  & span {
    font-size: ${size('sm')};
    color: ${color('textSoft')};
  }
`;

const NextLink = styled.a<ButtonLook>`
  ${buttonLook}
  justify-self: start;
`;
