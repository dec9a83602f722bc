import type { Address, OrderType } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { useEffect, useState } from 'react';
import { ContactCard } from './contact-card';
import { isServed } from '../../components/customer-addresses/customer-addresses';
import { InstructionField } from './instruction-field';
import { storedGuestContact, storeGuestContact } from './guest-contact';

/** Whether the address fits order type and store. */
function isUsable(address: Address, orderType: OrderType, storeZoneId: number | null): boolean {
  if (!address.contactName || !address.contactPhone) return false;
  return orderType === 'take_away' || (address.address !== '' && isServed(address.zoneIds, storeZoneId));
}

/**
 * Starts with what a guest entered on an earlier visit (STATE-38). An address that does not fit order type or store is
 * dropped from the checkout, and only kept as the form's initial value.
 */
function useFittingContact({ value, orderType, storeZoneId, onChange }: SlotProps['delivery-details']) {
  const [stored, setStored] = useState<Address | null>(null);
  useEffect(() => {
    const known = storedGuestContact();
    setStored(known);
    if (value && isUsable(value, orderType, storeZoneId)) return;
    if (known && isUsable(known, orderType, storeZoneId)) onChange(known);
    else if (value) onChange(null);
  }, [value, orderType, storeZoneId, onChange]);
  return stored;
}

/** The guest's contact and, for deliveries, address; saved on this device. ADDR-11 … ADDR-15, STATE-38, ROLE-02. */
export function GuestDetails(props: SlotProps['delivery-details']) {
  const { value, onChange, orderType, withInstruction = false } = props;
  const stored = useFittingContact(props);
  const saveAddress = (address: Address) => {
    storeGuestContact(address);
    onChange(address);
  };
  return (
    <ContactCard {...props} start={value ?? stored} onContactChange={saveAddress}>
      {withInstruction && value && orderType === 'delivery' && (
        <InstructionField value={value.note} onChange={(note) => saveAddress({ ...value, note })} />
      )}
    </ContactCard>
  );
}
