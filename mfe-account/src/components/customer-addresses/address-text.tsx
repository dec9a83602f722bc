import type { Address } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, size } from '@shop/ui';
import styled from 'styled-components';
import { PhoneNumber, useAddressDetails } from '../address/contact-view';
import { messages } from '../../messages';

/** An address: label, details and contact. One without an id is only selected, not saved. */
export function AddressText({ address }: { address: Address }) {
  const { t } = useTranslation(messages);
  const details = useAddressDetails()(address);
  return (
    <Lines>
      <strong>{t(address.id === null ? 'delivery.selected' : `delivery.${address.type}`)}</strong>
      <div>
        <bdi>{address.address}</bdi>
      </div>
      {details && (
        <small>
          <bdi>{details}</bdi>
        </small>
      )}
      <small>
        <bdi>{address.contactName}</bdi> · <PhoneNumber phone={address.contactPhone} />
      </small>
    </Lines>
  );
}

const Lines = styled.div`
  overflow-wrap: anywhere;
  & small {
    display: block;
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
`;
