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
import { useEffect, useId, useState } from 'react';
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
const most = 100;

function useFound(name: string, size: number) {
  const query = { limit: size, offset: 1 };
  const options = { refreshInterval: interval, revalidateOnFocus: true };
  const all = useEndpoint(conversationList, name ? null : { query }, options);
  const found = useEndpoint(conversationSearch, name ? { query: { ...query, name } } : null, {
    keepPreviousData: true,
  });
  return name ? found : all;
}

/** The customer's conversations, latest first, with a search by name. */
export function ConversationList({ query }: { query: ThreadQuery | null }) {
  const { t } = useTranslation(messages);
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  const [size, setSize] = useState(pageSize);
  useEffect(() => {
    const timer = setTimeout(() => setName(typed.trim().slice(0, 100)), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, isValidating, mutate } = useFound(name, size);
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
        {data?.entries.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow
              conversation={conversation}
              isOpen={isRequestedConversation(query, conversation)}
            />
          </li>
        ))}
        {!data && !error && <ListSkeleton />}
        {data && data.total > data.entries.length && size < most && (
          <More>
            <Button tone="quiet" small busy={isValidating} onClick={() => setSize(size + pageSize)}>
              {t('paged.more')}
            </Button>
          </More>
        )}
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
