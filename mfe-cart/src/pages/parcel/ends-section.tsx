import type { Address } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Heading, Skeleton } from '@shop/ui';
import { useCallback } from 'react';
import { Stack } from '../../components/checkout-frame/checkout-columns';
import { Spot } from '../../components/checkout-frame/spot';
import { messages } from '../../messages';
import type { Parcel } from './use-parcel';
import type { useSpots } from './use-spots';

/** From whom and where, to whom and where. */
export function EndsSection({
  parcel: { draft, change },
  at,
}: {
  parcel: Parcel;
  at: ReturnType<typeof useSpots>;
}) {
  const { t } = useTranslation(messages);
  const setSender = useCallback((sender: Address | null) => change({ sender }), [change]);
  const setReceiver = useCallback((receiver: Address | null) => change({ receiver }), [change]);
  return (
    <Stack as="section" aria-label={t('parcel.ends')}>
      <Heading>{t('parcel.ends')}</Heading>
      <Spot {...at('sender')}>
        <Slot
          name="delivery-details"
          fallback={<Skeleton $height="180px" />}
          orderType="delivery"
          storeZoneId={null}
          parcelEnd="sender"
          value={draft.sender}
          onChange={setSender}
        />
      </Spot>
      <Spot {...at('receiver')}>
        <Slot
          name="delivery-details"
          fallback={<Skeleton $height="160px" />}
          orderType="delivery"
          storeZoneId={null}
          parcelEnd="receiver"
          value={draft.receiver}
          onChange={setReceiver}
        />
      </Spot>
    </Stack>
  );
}
