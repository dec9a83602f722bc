import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { useSession } from '@shop/session';
import {
  buttonStyles,
  type ButtonStyleProps,
  EmptyState,
  ErrorCard,
  Seo,
  Skeleton,
  space,
  Title,
} from '@shop/ui';
import styled from 'styled-components';
import { useSavedLists } from '../../cart/use-saved-lists';
import { Narrow } from '../../components/confirmed/confirmed-panel';
import { messages } from '../../messages';
import { ListCard } from './list-card';

/** Shopping lists that go into the cart at once. X-29. */
export function Page() {
  const { t } = useTranslation(messages);
  return (
    <Narrow>
      <Seo title={t('lists.title')} />
      <Title>{t('lists.title')}</Title>
      <Lists />
    </Narrow>
  );
}

function Lists() {
  const { t } = useTranslation(messages);
  const isAbsent = useSession(({ capabilities }) => capabilities?.includes('saved-lists') === false);
  const isNobody = useSession((session) => session.restored && !session.token && !session.guestId);
  const { lists, error, retry } = useSavedLists('list');
  if (isAbsent)
    return (
      <EmptyState
        drawing="receipt"
        title={t('lists.none')}
        action={<HomeLink to="/home">{t('empty.action')}</HomeLink>}
      />
    );
  if (error && !lists) return <ErrorCard title={t('lists.failed')} retryLabel={t('retry')} onRetry={retry} />;
  if (!lists && !isNobody) return <Skeleton $height="180px" />;
  if (lists && lists.length > 0)
    return (
      <List>
        {lists.map((list) => (
          <li key={list.id}>
            <ListCard list={list} />
          </li>
        ))}
      </List>
    );
  return (
    <EmptyState
      drawing="receipt"
      title={t('lists.empty')}
      action={<HomeLink to="/home">{t('empty.action')}</HomeLink>}
    >
      {t('lists.emptyText')}
    </EmptyState>
  );
}

const HomeLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

const List = styled.ul`
  display: grid;
  gap: ${space('md')};
`;
