import { usePageTitle } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { Link, safeNext, useNavigate, useSearchParams } from '@shop/router';
import { useIsCustomer } from '@shop/session';
import { buttonLook, Card, Container, EmptyState, space, Title, type ButtonLook } from '@shop/ui';
import styled from 'styled-components';
import { AuthPanel, useAuthMode } from '../../auth-panel/auth-panel';
import { messages } from '../../messages';

const Column = styled(Container)`
  display: grid;
  gap: ${space('lg')};
  max-inline-size: 560px;
  padding-block: ${space('xl')};
`;

const GoOn = styled(Link)<ButtonLook>`
  ${buttonLook}
`;

/** Signing in on a page of its own: `/auth?mode=sign-up&next=/checkout`. */
export function Page() {
  const { t } = useTranslation(messages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const [mode, setMode] = useAuthMode(search.get('mode'));
  const title = usePageTitle(t(mode === 'sign-in' ? 'signIn' : 'signUp'));
  const isSignedIn = useIsCustomer();
  if (isSignedIn)
    return <EmptyState drawing="bag" title={t('signedInAs')} action={<GoOn to={next}>{t('goOn')}</GoOn>} />;
  return (
    <Column>
      <title>{title}</title>
      <Title tabIndex={-1}>{t(mode === 'sign-in' ? 'signIn' : 'signUp')}</Title>
      <Card>
        <AuthPanel mode={mode} onMode={setMode} onDone={() => void navigate(next, { replace: true })} />
      </Card>
    </Column>
  );
}
