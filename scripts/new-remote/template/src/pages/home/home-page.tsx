import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonStyles, Container, EmptyState, Seo, space, Title, type ButtonStyleProps } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** The first page of the remote. */
export function Page() {
  const { t } = useTranslation(messages);
  return (
    <Column>
      <Seo title={t('title')} />
      <Title tabIndex={-1}>{t('title')}</Title>
      <EmptyState
        title={t('text')}
        action={
          <ButtonLink to="/" $tone="primary">
            {t('goHome')}
          </ButtonLink>
        }
      />
    </Column>
  );
}

const Column = styled(Container)`
  padding-block: ${space('xl')};
`;

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
