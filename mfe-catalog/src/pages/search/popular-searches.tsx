import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Heading, Icon, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { getSearchAddress } from '../../components/page/addresses';
import { messages } from '../../messages';
import { usePopularSearches } from '../../queries/use-popular-searches';

/** What others search for, as links; nothing where the backend does not say. X-24. */
export function PopularSearches() {
  const { t } = useTranslation(messages);
  const searches = usePopularSearches();
  if (searches.length === 0) return null;
  return (
    <Section aria-label={t('search.popularSearches')}>
      <Heading>{t('search.popularSearches')}</Heading>
      <Pills>
        {searches.map((searchText) => (
          <li key={searchText}>
            <Pill to={getSearchAddress(searchText)}>
              <Icon name="trend" size={16} />
              <bdi>{searchText}</bdi>
            </Pill>
          </li>
        ))}
      </Pills>
    </Section>
  );
}

const Section = styled.section`
  margin-block-end: ${space('xl')};
`;

const Pills = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  margin-block-start: ${space('md')};
`;

const Pill = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space('xs')};
  min-block-size: 44px;
  padding-inline: ${space('md')};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('full')};
  background: ${color('surface')};
  font-size: ${size('sm')};
  font-weight: 600;
  & svg {
    color: ${color('textFaint')};
  }
  @media (hover: hover) {
    &:hover {
      background: ${color('sunken')};
    }
  }
`;
