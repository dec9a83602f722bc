import { useEndpoint } from '@shop/api';
import { conversationList } from '@shop/contract';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Icon, motion, radius, size } from '@shop/ui';
import styled from 'styled-components';
import { inboxAddress } from '../../account/inbox-address';
import { messages } from '../../messages';

/** Milliseconds between two looks; coming back to the tab is one, too. */
const interval = 60_000;

/** The question of the inbox's own list, so that one answer serves both. */
const firstPage = { query: { limit: 20, offset: 1 } };

/** Way to the inbox with the number of unread messages. HEAD-07. */
export default function ChatButton() {
  const { t } = useTranslation(messages);
  const { number } = useFormat();
  const options = { refreshInterval: interval, revalidateOnFocus: true, focusThrottleInterval: interval };
  const count = useEndpoint(conversationList, firstPage, options).data?.unread ?? 0;
  return (
    <Way to={inboxAddress} aria-label={t('inbox.open', { count })} title={t('inbox.title')}>
      <Icon name="chat" size={22} />
      {count > 0 && <Badge aria-hidden="true">{count > 99 ? '99+' : number(count)}</Badge>}
    </Way>
  );
}

const Way = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${radius('full')};
  transition: background-color ${motion.fast};
  &:hover {
    background: ${color('sunken')};
  }
`;

const Badge = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 0;
  min-inline-size: 20px;
  padding-inline: 5px;
  border-radius: ${radius('full')};
  background: ${color('brand')};
  color: ${color('onBrand')};
  font-size: ${size('xs')};
  font-weight: 700;
  line-height: 20px;
  text-align: center;
`;
