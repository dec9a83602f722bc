import type { Address } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

const Lines = styled.div`
  display: grid;
  gap: ${space('xxs')};
  overflow-wrap: anywhere;
  & > * + * {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
  & strong {
    font-weight: 600;
  }
`;

/** Road, house and floor in words; those that are not known are left out. */
export function useDetailsOf(): (address: Address) => string {
  const { t } = useTranslation(messages);
  return ({ road, house, floor }) =>
    [
      road && t('delivery.road', { road }),
      house && t('delivery.house', { house }),
      floor && t('delivery.floor', { floor }),
    ]
      .filter(Boolean)
      .join(' · ');
}

/** Who receives the order and, for deliveries, where. ADDR-12. */
export function ContactView({ address, withAddress }: { address: Address; withAddress: boolean }) {
  const details = useDetailsOf()(address);
  const phone = address.contactPhone && `+${address.contactPhone.replace(/^\+/, '')}`;
  return (
    <Lines>
      <strong>
        <bdi>{address.contactName}</bdi>
      </strong>
      {phone && (
        <span>
          <bdi dir="ltr">{phone}</bdi>
        </span>
      )}
      {address.contactEmail && (
        <span>
          <bdi dir="ltr">{address.contactEmail}</bdi>
        </span>
      )}
      {withAddress && details && <span>{details}</span>}
      {withAddress && (
        <span>
          <bdi>{address.address}</bdi>
        </span>
      )}
    </Lines>
  );
}
