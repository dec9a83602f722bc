import type { SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Button, Card, color, Icon, space, Text } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

const StoreMapDialog = lazy(() => import(/* webpackChunkName: "store-map-dialog" */ './store-map-dialog'));

/** A store's address, with a button that opens its map. ADDR-21. */
export default function StoreMap(store: SlotProps['store-map']) {
  const { t } = useTranslation(messages);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    setWasOpen(true);
    setOpen(true);
  };
  return (
    <AddressCard>
      <Icon name="store" />
      <div>
        <strong>
          <bdi>{store.storeName}</bdi>
        </strong>
        {store.address && (
          <Text $small $soft>
            <bdi>{store.address}</bdi>
          </Text>
        )}
      </div>
      <Button tone="secondary" small icon="map" onClick={open}>
        {t('storeMap.open')}
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <StoreMapDialog {...store} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </AddressCard>
  );
}

const AddressCard = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('sm')};
  & > svg {
    color: ${color('brand')};
  }
  & > div {
    flex: 1 1 140px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
