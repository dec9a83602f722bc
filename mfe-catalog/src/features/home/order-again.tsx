import { useEndpoint } from '@shop/api';
import { suggestedItems, visitAgain } from '@shop/contract';
import type { Store } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { useIsCustomer, useSession } from '@shop/session';
import { color, motion, radius, ShopImage, space } from '@shop/ui';
import styled from 'styled-components';
import { Face, FaceName } from '../../cards/face';
import { ItemCard } from '../../cards/item-card';
import { messages } from '../../messages';
import { storePath } from '../../page/addresses';
import { useModuleType } from '../../page/use-module-type';
import { rowQuery } from '../../questions';
import { FrontRow } from '../../rows/front-row';
import { itemCardSize } from './rows/item-row';

/**
 * What a customer has ordered, and where; for who has not, and for guests, it is not there. It comes below the window, once
 * it is known that there is something, so that nothing in sight moves.
 */
export function OrderAgain({ isReady, isWaiting }: { isReady: boolean; isWaiting: boolean }) {
  if (!useIsCustomer()) return null;
  return (
    <>
      <AgainItems isReady={isReady} isWaiting={isWaiting} />
      <AgainStores isReady={isReady} isWaiting={isWaiting} />
    </>
  );
}

function AgainItems({ isReady, isWaiting }: { isReady: boolean; isWaiting: boolean }) {
  const { t } = useTranslation(messages);
  const isCompact = useSession((session) => session.module?.type === 'grocery');
  const asked = isReady && !isWaiting ? { query: rowQuery } : null;
  const { data, error, isValidating, mutate } = useEndpoint(suggestedItems, asked);
  if (!data && !error) return null;
  return (
    <FrontRow
      title={t('front.row.orderAgain')}
      answer={{ data: data?.entries, error, busy: isValidating, retry: () => void mutate() }}
      to="/home?data_type=order_again"
      {...itemCardSize[isCompact ? 'compact' : 'full']}
      empty={null}
      skeletons={null}
      render={(item) => <ItemCard item={item} compact={isCompact} />}
    />
  );
}

/** Pixels. */
const chip = { itemWidth: 220, height: 72 } as const;

function AgainStores({ isReady, isWaiting }: { isReady: boolean; isWaiting: boolean }) {
  const { t } = useTranslation(messages);
  const context = useModuleType();
  const asked = isReady && !isWaiting ? {} : null;
  const { data, error, isValidating, mutate } = useEndpoint(visitAgain, asked);
  if (!data && !error) return null;
  return (
    <FrontRow
      title={t('front.row.visitAgain', { context })}
      answer={{ data: data?.entries, error, busy: isValidating, retry: () => void mutate() }}
      {...chip}
      empty={null}
      skeletons={null}
      render={(store) => <StoreChip store={store} />}
    />
  );
}

const StoreChip = ({ store }: { store: Store }) => (
  <Chip to={storePath(store)}>
    <Face $pixels={54}>
      <ShopImage src={store.logoUrl} alt="" />
    </Face>
    <FaceName>
      <bdi>{store.name}</bdi>
    </FaceName>
  </Chip>
);

const Chip = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  block-size: 72px;
  padding: ${space('xs')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  transition: background-color ${motion.fast};
  &:hover {
    background: ${color('sunken')};
  }
`;
