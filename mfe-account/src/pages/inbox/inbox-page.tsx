import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { color, EmptyState, media, radius, space } from '@shop/ui';
import styled from 'styled-components';
import { AccountFrame } from '../../components/account/account-frame';
import { getThreadQuery } from '../../components/account/inbox-address';
import { messages } from '../../messages';
import { ConversationList } from './conversation-list';
import { ThreadPane } from './conversation/thread-pane';

/** Conversations with stores, couriers and the shop; on phones either the list or the open one. D-28, HEAD-07. */
export function Page() {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  const query = getThreadQuery(search);
  return (
    <AccountFrame page="inbox" title={t('inbox.title')}>
      <Panes>
        <Pane $isBehind={query !== null}>
          <ConversationList query={query} />
        </Pane>
        <Pane $isBehind={query === null}>
          {query ? (
            <ThreadPane key={JSON.stringify(query)} query={query} />
          ) : (
            <Middle>
              <EmptyState drawing="receipt" compact title={t('inbox.choose')}>
                {t('inbox.chooseHint')}
              </EmptyState>
            </Middle>
          )}
        </Pane>
      </Panes>
    </AccountFrame>
  );
}

const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  block-size: max(420px, calc(100dvh - 264px - 3.5rem)); /* above the bar at the bottom edge (X-17) */
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  ${media.desktop} {
    grid-template-columns: clamp(300px, 18.75rem, 40%) minmax(0, 1fr); /* wider with larger text */
    block-size: clamp(480px, calc(100dvh - 220px), 760px);
  }
`;

/** Phones show one of the two. */
const Pane = styled.section<{ $isBehind: boolean }>`
  display: ${({ $isBehind }) => ($isBehind ? 'none' : 'flex')};
  flex-direction: column;
  min-block-size: 0;
  ${media.desktop} {
    display: flex;
    & + & {
      border-inline-start: 1px solid ${color('border')};
    }
  }
`;

const Middle = styled.div`
  display: grid;
  place-items: center;
  flex: 1;
  padding: ${space('md')};
`;
