import { useShopConfig } from '@shop/api';
import type { ShopConfig } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import {
  accent,
  Card,
  color,
  Heading,
  Icon,
  media,
  radius,
  size,
  Skeleton,
  space,
  type IconName,
} from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

interface ContactLink {
  name: 'phone' | 'mail' | 'address';
  icon: IconName;
  text: string;
  href: string | null;
}

const getContactLinks = ({ phone, email, address }: ShopConfig): ContactLink[] => {
  const links: ContactLink[] = [
    { name: 'phone', icon: 'phone', text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
    { name: 'mail', icon: 'mail', text: email, href: `mailto:${email}` },
    { name: 'address', icon: 'pin', text: address, href: null },
  ];
  return links.filter(({ text }) => text !== '');
};

/** Contacts for parcels: phone, e-mail and address from the settings. D-11. */
export function Contact({ title }: { title: string }) {
  const { t } = useTranslation(messages);
  const data = useShopConfig();
  return (
    <Section id="contact" aria-label={title}>
      <Heading>{title}</Heading>
      <List>
        {data
          ? getContactLinks(data).map(({ name, icon, text, href }) => (
              <ContactLink key={name} as="li">
                <Face>
                  <Icon name={icon} size={24} />
                </Face>
                <div>
                  <small>{t(`parcel.by.${name}`)}</small>
                  {href ? (
                    <a href={href}>
                      <bdi dir="ltr">{text}</bdi>
                    </a>
                  ) : (
                    <p>
                      <bdi>{text}</bdi>
                    </p>
                  )}
                </div>
              </ContactLink>
            ))
          : ['phone', 'mail', 'address'].map((shape) => (
              <li key={shape} aria-hidden="true">
                <Skeleton $height="82px" />
              </li>
            ))}
      </List>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space('md')};
`;

const List = styled.ul`
  display: grid;
  gap: ${space('sm')};
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space('md')};
  }
`;

const ContactLink = styled(Card)`
  display: flex;
  align-items: center;
  gap: ${space('md')};
  overflow-wrap: anywhere;
  & small {
    color: ${color('textSoft')};
    font-size: ${size('xs')};
  }
  & a {
    display: block;
    min-block-size: 24px;
    color: ${color('brand')};
    font-weight: 600;
  }
  & a:hover {
    text-decoration: underline;
  }
  & p {
    font-weight: 600;
  }
`;

const Face = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 48px;
  block-size: 48px;
  border-radius: ${radius('md')};
  background: ${accent('ground')};
  color: ${accent('ink')};
`;
