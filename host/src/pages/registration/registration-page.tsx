import { useShopConfig } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { useLocation } from '@shop/router';
import { buttonStyles, color, Heading, Icon, media, radius, Seo, size, space, Text, Title } from '@shop/ui';
import type { ButtonStyleProps, IconName } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { ContactCards } from '../../components/contact-cards/contact-cards';
import { Missing } from '../../components/missing/missing';
import { Reading } from '../../components/reading/prose';
import { pageMessages } from '../../components/reading/page-messages';

interface OfferTexts {
  name: string;
  title: string;
  reasons: readonly { icon: IconName; key: string }[];
  url: string;
}

const offers = {
  '/store-registration': {
    name: 'store',
    title: 'footer.vendor',
    reasons: [
      { icon: 'store', key: 'registration.store.store' },
      { icon: 'wallet', key: 'registration.store.wallet' },
      { icon: 'scooter', key: 'registration.store.scooter' },
    ],
    url: 'store',
  },
  '/deliveryman-registration': {
    name: 'rider',
    title: 'footer.rider',
    reasons: [
      { icon: 'clock', key: 'registration.rider.clock' },
      { icon: 'cash', key: 'registration.rider.cash' },
      { icon: 'map', key: 'registration.rider.map' },
    ],
    url: 'deliveryPerson',
  },
} as const satisfies Record<string, OfferTexts>;

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
  const { t: tShell } = useTranslation(messages);
  const { name, title, reasons, url } = offers[path];
  const label = tShell(title);
  const registrationLink = webAddress(settings?.registrationUrls[url]);
  return (
    <Reading>
      <Seo title={label} />
      <div>
        <Title tabIndex={-1}>{label}</Title>
        <Text $soft>{t(`registration.${name}.text`)}</Text>
      </div>
      <Reasons>
        {reasons.map(({ icon, key }) => (
          <li key={key}>
            <Icon name={icon} size={24} />
            <strong>{t(`${key}.title`)}</strong>
            <span>{t(`${key}.text`)}</span>
          </li>
        ))}
      </Reasons>
      {registrationLink ? (
        <NextLink href={registrationLink} target="_blank" rel="noopener noreferrer" $tone="primary">
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

const NextLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
  justify-self: start;
`;
