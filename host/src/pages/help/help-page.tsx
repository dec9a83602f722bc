import { useShopConfig } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Heading, Icon, media, radius, Seo, size, space, Text, Title, type IconName } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useOffers } from '../../root/offers';
import { ContactCards } from '../../components/contact-cards/contact-cards';
import { Reading } from '../../components/reading/prose';
import { pageMessages } from '../../components/reading/page-messages';

const questions = ['when', 'cancel', 'missing', 'pay', 'address', 'account'] as const;

const links: readonly { name: 'track' | 'orders' | 'write'; to: string; icon: IconName; page?: string }[] = [
  { name: 'track', to: '/track-order', icon: 'route' },
  { name: 'orders', to: '/profile?page=my-orders', icon: 'bag', page: 'my-orders' },
  { name: 'write', to: '/profile?page=inbox&to=admin', icon: 'chat', page: 'inbox' },
];

/** Frequent questions, links to the visitor's orders, and the shop's contacts. ROUTE-12. */
export function Page() {
  const { t } = useTranslation(pageMessages);
  const { t: say } = useTranslation(messages);
  const settings = useShopConfig();
  const { serves, choicesAt } = useOffers();
  const open = links.filter(({ to, page }) =>
    page ? choicesAt('/profile', 'page').includes(page) : serves(to),
  );
  return (
    <Reading>
      <Seo title={say('footer.support')} />
      <div>
        <Title tabIndex={-1}>{say('footer.support')}</Title>
        <Text $soft>{t('help.text')}</Text>
      </div>
      <NextLinks aria-label={t('help.ways')}>
        {open.map(({ name, to, icon }) => (
          <NextLink key={name} to={to}>
            <Icon name={icon} size={24} />
            <strong>{t(`help.${name}.title`)}</strong>
            <span>{t(`help.${name}.text`)}</span>
          </NextLink>
        ))}
      </NextLinks>
      <Section>
        <Heading>{t('help.asked')}</Heading>
        {questions.map((name) => (
          <Question key={name}>
            <summary>
              {t(`help.questions.${name}.title`)}
              <Icon name="down" />
            </summary>
            <p>{t(`help.questions.${name}.text`)}</p>
          </Question>
        ))}
      </Section>
      {settings && (
        <Section>
          <Heading>{t('help.reach')}</Heading>
          <ContactCards settings={settings} />
        </Section>
      )}
    </Reading>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('sm')};
`;

const NextLinks = styled.nav`
  display: grid;
  gap: ${space('sm')};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  }
`;

const NextLink = styled(Link)`
  display: grid;
  gap: ${space('xxs')};
  align-content: start;
  padding: ${space('md')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  & svg {
    margin-block-end: ${space('xs')};
    color: ${color('brand')};
  }
  & span {
    font-size: ${size('sm')};
    color: ${color('textSoft')};
  }
  &:hover {
    border-color: ${color('brand')};
  }
`;

const Question = styled.details`
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
  background: ${color('surface')};
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space('sm')};
    min-block-size: 48px;
    padding: ${space('xs')} ${space('md')};
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  & p {
    padding: 0 ${space('md')} ${space('md')};
    color: ${color('textSoft')};
  }
`;
