import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonLook, Container, EmptyState, Seo, space, Title, type ButtonLook } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** The first page of the area. */
export function Page() {
  const { t } = useTranslation(messages);
  return (
    <Column>
      <Seo title={t('title')} />
      <Title tabIndex={-1}>{t('title')}</Title>
      <EmptyState
        title={t('text')}
        action={
          <Way to="/" $tone="primary">
            {t('goHome')}
          </Way>
        }
      />
    </Column>
  );
}

const Column = styled(Container)`
  padding-block: ${space('xl')};
`;

const Way = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
