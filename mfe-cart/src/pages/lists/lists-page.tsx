import { listsEntry } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { useIsCustomer, useSession } from '@shop/session';
import {
  buttonStyles,
  type ButtonStyleProps,
  Container,
  EmptyState,
  ErrorCard,
  media,
  Seo,
  Skeleton,
  space,
  Title,
} from '@shop/ui';
import styled from 'styled-components';
import { useSavedLists } from '../../cart/use-saved-lists';
import { messages } from '../../messages';
import { ListCard } from './list-card';

/** Shopping lists that go into the cart at once. X-29. */
export function Page() {
  const { t } = useTranslation(messages);
  const isCustomer = useIsCustomer();
  return (
    <Columns>
      <Seo title={t('lists.title')} />
      {isCustomer && (
        <Slot name="account-navigation" current={listsEntry.name} fallback={<SideSpace />} optional />
      )}
      <Content>
        <Title tabIndex={-1}>{t('lists.title')}</Title>
        <Lists />
      </Content>
    </Columns>
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

/** As the account's pages. A guest's lists, and those without the account's app, stand alone. */
const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space('md')};
  padding-block: ${space('md')} ${space('xl')};
  ${media.desktop} {
    grid-template-columns: 240px minmax(0, 1fr);
    gap: ${space('xl')};
    padding-block-start: ${space('xl')};
  }
  & > :only-child {
    grid-column: 1 / -1;
    justify-self: center;
    inline-size: min(100%, 640px);
  }
`;

/** As high as the navigation on phones. */
const SideSpace = styled.div`
  block-size: calc(104px + ${space('sm')});
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('md')};
`;

const HomeLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

const List = styled.ul`
  display: grid;
  gap: ${space('md')};
`;
