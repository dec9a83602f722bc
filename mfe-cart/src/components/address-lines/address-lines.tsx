import type { Address } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { messages } from '../../messages';

/** The whole of a delivery address: its text, then street, house and floor as far as they are known. ADDR-12. */
export function AddressLines({ address }: { address: Address }) {
  const { t } = useTranslation(messages);
  const { road, house, floor } = address;
  const details = [
    road && t('address.road', { road }),
    house && t('address.house', { house }),
    floor && t('address.floor', { floor }),
  ].filter(Boolean);
  return (
    <>
      <span>
        <bdi>{address.address}</bdi>
      </span>
      {details.length > 0 && (
        <span>
          <bdi>{details.join(' · ')}</bdi>
        </span>
      )}
    </>
  );
}
