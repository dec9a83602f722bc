import { useEndpoint } from '@shop/api';
import { flashSale } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { accent, radius, space } from '@shop/ui';
import styled from 'styled-components';
import { CardSkeletons } from '../../../components/cards/card-skeletons';
import { ItemCard } from '../../../components/cards/item-card';
import { Countdown, SoldBar } from '../../../components/flash-sale/sale-progress';
import { messages } from '../../../messages';
import { rowQuery } from '../../../queries/queries';
import { HomeRow } from '../../../components/rows/home-row';
import { itemCardSize } from '../rows/item-row';

/** Height of the bar and its text below a card, in pixels. */
const barHeight = 32;

/** The current flash sale; hidden without one, and when it ends while the page is open. */
export function FlashSection({ isReady, isWaiting }: { isReady: boolean; isWaiting: boolean }) {
  const { t } = useTranslation(messages);
  const isCompact = useSession((session) => session.module?.type === 'grocery');
  const args = isReady && !isWaiting ? { query: rowQuery } : null;
  const { data, error, isValidating, mutate } = useEndpoint(flashSale, args);
  const entries = data?.entries.map((entry) => ({ ...entry, id: entry.item.id }));
  const { itemWidth, height } = itemCardSize[isCompact ? 'compact' : 'full'];
  if (data === null) return null;
  return (
    <Panel>
      <HomeRow
        title={data?.title || t('front.row.flashSale')}
        response={{ data: entries, error, busy: isValidating, retry: () => void mutate() }}
        to="/home?data_type=flash_sale"
        itemWidth={itemWidth}
        height={height + barHeight}
        isWaiting={isWaiting}
        empty={null}
        note={data && <Countdown key={data.id} until={data.endsAt} onOver={() => void mutate()} />}
        skeletons={<CardSkeletons kind="item" compact={isCompact} count={8} />}
        render={({ item, sold, offered }) => (
          <ItemCard item={item} compact={isCompact}>
            <SoldBar sold={sold} offered={offered} />
          </ItemCard>
        )}
      />
    </Panel>
  );
}

const Panel = styled.div`
  min-inline-size: 0;
  padding: ${space('md')} ${space('md')} ${space('xs')};
  border-radius: ${radius('xl')};
  background: ${accent('ground')};
`;
