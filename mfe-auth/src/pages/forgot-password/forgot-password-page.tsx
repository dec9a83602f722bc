import { useTranslation } from '@shop/i18n';
import { Link, safeNext, useNavigate, useSearchParams } from '@shop/router';
import { Card, color, Container, Seo, size, space, Title } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { createDrafts, DraftsContext } from '../../flow/saved-form';
import { messages } from '../../messages';
import { ForgotSteps } from '../../components/forgot-password/forgot-steps';
import { usePageNavigation } from '../../components/forgot-password/use-page-navigation';

/** The page for password recovery: `/forgot-password?next=/checkout`. ROUTE-16. */
export function Page() {
  const { t } = useTranslation(messages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [drafts] = useState(createDrafts);
  const navigation = usePageNavigation();
  const next = search.get('next');
  const signIn = next ? `/auth?next=${encodeURIComponent(safeNext(next))}` : '/auth';
  return (
    <Column>
      <Seo title={t('forgot.title')} />
      <Title tabIndex={-1}>
        {t(navigation.recovery.step === 'reset' ? 'forgot.reset.label' : 'forgot.title')}
      </Title>
      <Card>
        <DraftsContext value={drafts}>
          <ForgotSteps navigation={navigation} onDone={() => void navigate(signIn, { replace: true })} />
        </DraftsContext>
      </Card>
      {navigation.recovery.step === 'request' && (
        <Remembered>
          {t('forgot.remembered')} <Link to={signIn}>{t('signIn')}</Link>
        </Remembered>
      )}
    </Column>
  );
}

const Column = styled(Container)`
  display: grid;
  gap: ${space('lg')};
  max-inline-size: 560px;
  padding-block: ${space('xl')};
`;

const Remembered = styled.p`
  text-align: center;
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  & a {
    display: inline-block;
    padding: ${space('sm')} ${space('xs')};
    color: ${color('brand')};
    font-weight: 700;
  }
`;
