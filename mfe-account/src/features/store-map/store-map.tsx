import type { SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Button } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';
import { messages } from '../../messages';

const StoreMapDialog = lazy(() => import(/* webpackChunkName: "store-map-dialog" */ './store-map-dialog'));

/** Opens the map of where a store is. ADDR-21. */
export default function StoreMap(store: SlotProps['store-map']) {
  const { t } = useTranslation(messages);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    setWasOpen(true);
    setOpen(true);
  };
  return (
    <>
      <Button tone="secondary" small icon="map" onClick={open}>
        {t('storeMap.open')}
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <StoreMapDialog {...store} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
