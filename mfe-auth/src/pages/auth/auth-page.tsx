import { useTranslation } from '@shop/i18n';
import { Link, safeNext, useNavigate, useSearchParams } from '@shop/router';
import { useIsCustomer } from '@shop/session';
import {
  buttonStyles,
  Card,
  Container,
  EmptyState,
  Seo,
  space,
  Title,
  type ButtonStyleProps,
} from '@shop/ui';
import styled from 'styled-components';
import { AuthPanel } from '../../components/auth-panel/auth-panel';
import { titleKeys } from '../../components/auth-panel/screen-frame';
import { useArrivalPage, useSignInFlow, type SignInFlow } from '../../flow/use-sign-in-flow';
import { messages } from '../../messages';

/** The footer waits outside the window until the form is known, as at checkout. */
const Column = styled(Container)`
  display: grid;
  align-content: start;
  gap: ${space('lg')};
  min-block-size: calc(100vh - 56px);
  max-inline-size: 560px;
  padding-block: ${space('xl')};
`;

const ContinueLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** The page for signing in: `/auth?mode=sign-up&next=/checkout`. */
export function Page() {
  const { t } = useTranslation(messages);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const nextParam = search.get('next');
  const next = safeNext(nextParam);
  const arrivalPage = useArrivalPage();
  const flow = useSignInFlow(
    search.get('mode'),
    (arrival) => void navigate(nextParam ? next : arrivalPage(arrival), { replace: true }),
  );
  // The form stays open in a reload, as after a change of language.
  const show: SignInFlow['show'] = (mode) => {
    flow.show(mode);
    if (mode === 'forgot') return;
    const params = new URLSearchParams(search);
    params.set('mode', mode);
    setSearch(params, { replace: true, preventScrollReset: true });
  };
  const title = t(titleKeys[flow.mode]);
  const isSignedIn = useIsCustomer();
  if (isSignedIn)
    return (
      <>
        <Seo title={t('signedInAs')} />
        <EmptyState
          drawing="bag"
          title={t('signedInAs')}
          action={<ContinueLink to={next}>{t('goOn')}</ContinueLink>}
        />
      </>
    );
  return (
    <Column>
      <Seo title={title} />
      <Title tabIndex={-1}>{title}</Title>
      <Card>
        <AuthPanel flow={{ ...flow, show }} />
      </Card>
    </Column>
  );
}
