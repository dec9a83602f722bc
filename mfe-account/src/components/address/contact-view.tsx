import type { Address } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

const Lines = styled.div`
  display: grid;
  gap: ${space('xxs')};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > * + * {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
  & strong {
    font-weight: 600;
  }
`;

/** Road, house and floor as a text, without the unknown ones. */
export function useAddressDetails(): (address: Address) => string {
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

/** A phone number with '+', from left to right. ADDR-12, BIZ-39. */
export const PhoneNumber = ({ phone }: { phone: string }) => (
  <bdi dir="ltr">{`+${phone.replace(/^\+/, '')}`}</bdi>
);

/** Who receives the order and, for deliveries, where. ADDR-12. */
export function ContactView({ address, withAddress }: { address: Address; withAddress: boolean }) {
  const details = useAddressDetails()(address);
  return (
    <Lines>
      <strong>
        <bdi>{address.contactName}</bdi>
      </strong>
      {address.contactPhone && (
        <span>
          <PhoneNumber phone={address.contactPhone} />
        </span>
      )}
      {address.contactEmail && (
        <span>
          <bdi dir="ltr">{address.contactEmail}</bdi>
        </span>
      )}
      {withAddress && details && (
        <span>
          <bdi>{details}</bdi>
        </span>
      )}
      {withAddress && (
        <span>
          <bdi>{address.address}</bdi>
        </span>
      )}
    </Lines>
  );
}
