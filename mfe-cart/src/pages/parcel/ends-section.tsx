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

interface EndsProps {
  parcel: Parcel;
  at: ReturnType<typeof useSpots>;
}

/** From whom and where, to whom and where. */
export function EndsSection(props: EndsProps) {
  const { t } = useTranslation(messages);
  return (
    <Stack as="section" aria-label={t('parcel.ends')}>
      <Heading>{t('parcel.ends')}</Heading>
      <End {...props} end="sender" height="180px" />
      <End {...props} end="receiver" height="160px" />
    </Stack>
  );
}

interface EndProps extends EndsProps {
  end: 'sender' | 'receiver';
  /** The space reserved for it. */
  height: string;
}

function End({ parcel: { draft, change }, at, end, height }: EndProps) {
  const setAddress = useCallback(
    (address: Address | null) => change(end === 'sender' ? { sender: address } : { receiver: address }),
    [change, end],
  );
  return (
    <Spot {...at(end)}>
      <Slot
        name="delivery-details"
        fallback={<Skeleton $height={height} />}
        orderType="delivery"
        storeZoneId={null}
        parcelEnd={end}
        value={draft[end]}
        onChange={setAddress}
      />
    </Spot>
  );
}
