import { useEndpoint } from '@shop/api';
import { conversationList } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { CountedIcon, countStyles } from '@shop/ui';
import styled from 'styled-components';
import { inboxAddress } from '../../components/account/inbox-address';
import { messages } from '../../messages';

/** Milliseconds between two looks; coming back to the tab is one, too. */
const interval = 60_000;

/** The question of the inbox's own list, so that one answer serves both. */
const firstPage = { query: { limit: 20, offset: 1 } };

/** Way to the inbox with the number of unread messages. HEAD-07. */
export default function ChatButton() {
  const { t } = useTranslation(messages);
  const options = { refreshInterval: interval, revalidateOnFocus: true, focusThrottleInterval: interval };
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
