import { useEndpoint } from '@shop/api';
import { conversationList, conversationSearch } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import {
  Button,
  buttonStyles,
  color,
  EmptyState,
  ErrorCard,
  Icon,
  radius,
  space,
  VisuallyHidden,
  type ButtonStyleProps,
} from '@shop/ui';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import {
  isRequestedConversation,
  toWriteAddress,
  type ThreadQuery,
} from '../../components/account/inbox-address';
import { messages } from '../../messages';
import { ConversationRow, ListSkeleton } from './conversation-row';

/** Milliseconds between two requests for the list. */
const interval = 15_000;
/** Milliseconds without typing before a search. */
const pause = 300;
const pageSize = 20;

/** `polls`: of several components that read the same page, one asks for news. */
function useFound(name: string, page: number, { polls = false } = {}) {
  const query = { limit: pageSize, offset: page };
  const options = polls ? { refreshInterval: interval, revalidateOnFocus: true } : {};
  const all = useEndpoint(conversationList, name ? null : { query }, options);
  const found = useEndpoint(conversationSearch, name ? { query: { ...query, name } } : null, {
    keepPreviousData: true,
  });
  return name ? found : all;
}

/** How many pages of the conversations with this name are shown; another name starts with one. */
function useShownPages(name: string) {
  const [shown, setShown] = useState({ name, pages: 1 });
  if (shown.name !== name) setShown({ name, pages: 1 });
  return { pages: shown.pages, showMore: () => setShown({ name, pages: shown.pages + 1 }) };
}

/** The customer's conversations, latest first, with a search by name. */
export function ConversationList({ query }: { query: ThreadQuery | null }) {
  const { t } = useTranslation(messages);
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setName(typed.trim().slice(0, 100)), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, mutate } = useFound(name, 1);
  return (
    <>
      <Head>
        <NameField value={typed} onChange={setTyped} />
        <ButtonLink to={toWriteAddress('admin')} $tone="secondary" $small>
          <Icon name="edit" size={16} />
          {t('inbox.toCare')}
        </ButtonLink>
      </Head>
      <Rows>
        {data && <Pages name={name} total={data.total} query={query} />}
        {!data && !error && <ListSkeleton />}
      </Rows>
      {!data && error && (
        <ErrorCard compact title={t('inbox.failed')} retryLabel={t('retry')} onRetry={() => void mutate()} />
      )}
      {data?.total === 0 && (
        <EmptyState
          drawing={name ? 'search' : 'receipt'}
          compact
          title={t(name ? 'inbox.noneFound' : 'inbox.none')}
        >
          {!name && t('inbox.noneHint')}
        </EmptyState>
      )}
      <VisuallyHidden role="status">{name && data && t('inbox.found', { count: data.total })}</VisuallyHidden>
    </>
  );
}

interface PagesProps {
  /** The name that is searched for; '' for all conversations. */
  name: string;
  total: number;
  query: ThreadQuery | null;
}

function Pages({ name, total, query }: PagesProps) {
  const { t } = useTranslation(messages);
  const { pages, showMore } = useShownPages(name);
  const { isLoading } = useFound(name, pages);
  const hasMore = pages * pageSize < total;
  return (
    <>
      {Array.from({ length: pages }, (_, index) => (
        <PageRows key={index} name={name} page={index + 1} query={query} />
      ))}
      {(hasMore || (isLoading && pages > 1)) && (
        <More>
          <Button tone="quiet" small busy={isLoading} onClick={showMore}>
            {t('paged.more')}
          </Button>
        </More>
      )}
    </>
  );
}

/** The rows of a page. The first row of a further one takes the focus from the button that requested it. */
function PageRows({ name, page, query }: Omit<PagesProps, 'total'> & { page: number }) {
  const { t } = useTranslation(messages);
  const { data, error, isValidating, mutate } = useFound(name, page, { polls: true });
  const first = useRef<HTMLLIElement>(null);
  const isLoaded = data !== undefined;
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || first.current?.parentElement?.contains(activeElement);
    if (isLoaded && page > 1 && isFree) first.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [isLoaded, page]);
  if (data)
    return data.entries.map((conversation, index) => (
      <li key={conversation.id} ref={index === 0 ? first : undefined}>
        <ConversationRow conversation={conversation} isOpen={isRequestedConversation(query, conversation)} />
      </li>
    ));
  if (!error) return null;
  return (
    <li>
      <ErrorCard
        compact
        title={t('inbox.failed')}
        retryLabel={t('retry')}
        onRetry={() => void mutate()}
        busy={isValidating}
      />
    </li>
  );
}

function NameField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const { t } = useTranslation(messages);
  const id = useId();
  return (
    <Field>
      <VisuallyHidden as="label" htmlFor={id}>
        {t('inbox.search')}
      </VisuallyHidden>
      <Icon name="search" size={18} />
      <input
        id={id}
        type="search"
        dir="auto"
        autoComplete="off"
        maxLength={100}
        placeholder={t('inbox.search')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('xs')};
  padding: ${space('sm')};
  border-block-end: 1px solid ${color('border')};
`;

const Field = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  padding-inline: ${space('sm')};
  border-radius: ${radius('md')};
  background: ${color('sunken')};
  color: ${color('textFaint')};
  & input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 44px;
    border: 0;
    background: none;
    color: ${color('text')};
    font: inherit;
    font-size: max(16px, 1em);
    &:focus {
      outline: none;
    }
  }
  &:focus-within {
    outline: 2px solid ${color('brand')};
    outline-offset: -1px;
  }
`;

const Rows = styled.ul`
  flex: 0 1 auto;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space('xs')};
`;

const More = styled.li`
  display: grid;
  justify-items: center;
  padding: ${space('xs')};
`;

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
