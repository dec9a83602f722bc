import { useEndpoint } from '@shop/api';
import { conversationList } from '@shop/contract';
import { useShopEvent } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { CountedIcon, countStyles } from '@shop/ui';
import styled from 'styled-components';
import { inboxAddress } from '../../components/account/inbox-address';
import { forgetWritten } from '../../inbox/written';
import { messages } from '../../messages';

/** Milliseconds between two requests; returning to the tab sends one, too. */
const interval = 60_000;

/** The query of the inbox's list, so that both share one response. */
const firstPage = { query: { limit: 20, offset: 1 } };

/**
 * A link to the inbox with the number of unread messages (HEAD-07). It is on every page, so it also forgets what a
 * customer has written there and not sent when they log out; an expired session may continue (F-33).
 */
export default function ChatButton() {
  const { t } = useTranslation(messages);
  const options = { refreshInterval: interval, revalidateOnFocus: true, focusThrottleInterval: interval };
  useShopEvent('session:ended', ({ because }) => {
    if (because === 'logout') forgetWritten();
  });
  const count = useEndpoint(conversationList, firstPage, options).data?.unread ?? 0;
  return (
    <TextLink to={inboxAddress} aria-label={t('inbox.open', { count })} title={t('inbox.title')}>
      <CountedIcon icon="chat" count={count} />
    </TextLink>
  );
}

const TextLink = styled(Link)`
  ${countStyles}
`;
