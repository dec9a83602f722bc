import type { Thread } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import {
  buttonStyles,
  color,
  EmptyState,
  ErrorCard,
  Icon,
  media,
  radius,
  ShopImage,
  size,
  space,
  type ButtonStyleProps,
} from '@shop/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { inboxAddress, type ThreadQuery } from '../../../components/account/inbox-address';
import { messages } from '../../../messages';
import { Composer } from '../writing/composer';
import { BubbleSkeletons } from './bubble';
import { ThreadLog } from './thread-log';
import { useThread } from './use-thread';
import { useWritten } from '../writing/use-written';

/** One conversation: the messages, and the field for a new one. */
export function ThreadPane({ query }: { query: ThreadQuery }) {
  const { t } = useTranslation(messages);
  const thread = useThread(query);
  const { data, error, isValidating, mutate } = thread.latest;
  if (data) return <OpenThread data={data} thread={thread} />;
  if (error?.status === 404)
    return (
      <Middle>
        <EmptyState
          drawing="search"
          compact
          title={t('inbox.notFound')}
          action={<BackButton to={inboxAddress}>{t('inbox.all')}</BackButton>}
        >
          {t('inbox.notFoundHint')}
        </EmptyState>
      </Middle>
    );
  if (!error) return <BubbleSkeletons />;
  return (
    <Middle>
      <ErrorCard
        compact
        title={t('inbox.failedThread')}
        retryLabel={t('retry')}
        onRetry={() => void mutate()}
        busy={isValidating}
      />
    </Middle>
  );
}

function OpenThread({ data, thread }: { data: Thread; thread: ReturnType<typeof useThread> }) {
  const { t } = useTranslation(messages);
  const { partner, isOpen } = data;
  const writing = useWritten(partner, thread.latestArgs);
  return (
    <>
      <ThreadHead {...partner} />
      <ThreadLog thread={thread} partner={partner} writing={writing} />
      {isOpen ? (
        <Composer partner={partner} writing={writing} />
      ) : (
        <Closed>{t(partner.kind === 'vendor' ? 'inbox.closedStore' : 'inbox.closedCourier')}</Closed>
      )}
    </>
  );
}

/** The partner; gets the focus when the conversation opens. */
function ThreadHead({ name, kind, storeId, imageUrl }: Thread['partner']) {
  const { t } = useTranslation(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement !== document.querySelector('h1'))
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Head>
      <Back to={inboxAddress} aria-label={t('inbox.all')}>
        <Icon name="arrow" mirrored />
      </Back>
      <Face>
        <ShopImage src={imageUrl} alt="" size={44} />
      </Face>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {storeId !== undefined ? (
            <Link to={`/store/${storeId}`}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </h2>
        <small>{t(`inbox.kind.${kind}`)}</small>
      </div>
    </Head>
  );
}

const Middle = styled.div`
  display: grid;
  place-items: center;
  flex: 1;
  padding: ${space('md')};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  padding: ${space('xs')} ${space('sm')};
  border-block-end: 1px solid ${color('border')};
  & > div {
    min-inline-size: 0;
  }
  & h2 {
    overflow: hidden;
    font-size: ${size('md')};
    font-weight: 600;
    white-space: nowrap;
    text-overflow: ellipsis;
    &:focus {
      outline: none;
    }
  }
  & a:hover {
    text-decoration: underline;
  }
  & small {
    color: ${color('textSoft')};
    font-size: ${size('xs')};
  }
`;

/** Hidden where the list is beside the conversation. */
const Back = styled(Link)`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${radius('full')};
  & svg {
    rotate: 180deg;
  }
  ${media.desktop} {
    display: none;
  }
`;

const Face = styled.span`
  flex: none;
  inline-size: 40px;
  overflow: hidden;
  border-radius: ${radius('full')};
`;

const Closed = styled.p`
  padding: ${space('md')};
  border-block-start: 1px solid ${color('border')};
  background: ${color('sunken')};
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  text-align: center;
`;

const BackButton = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
