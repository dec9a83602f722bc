import { yupResolver } from '@hookform/resolvers/yup';
import { useEndpoint } from '@shop/api';
import { customerInfo } from '@shop/contract';
import type { Address } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { useIsCustomer, useSession } from '@shop/session';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '@shop/ui/form';
import { getContact, toAddress, getInitialValues } from '../../components/address/address-values';
import { ContactFields } from '../../components/address/contact-fields';
import { createContactSchema, type AddressValues } from '../../components/address/contact-schema';
import { messages } from '../../messages';
import { storedGuestContact, storeGuestContact } from './guest-contact';
import { Section } from './section';

const nowhere = { latitude: 0, longitude: 0 };

/**
 * Fills in the contact once, if nothing was entered before: the customer, or what a guest entered on an earlier visit.
 */
function useBeginning(value: Address | null, begin: (contact: Address) => void) {
  const isCustomer = useIsCustomer();
  const [wasEmpty] = useState(value === null);
  const isDue = useRef(wasEmpty);
  const { data: customer } = useEndpoint(customerInfo, wasEmpty && isCustomer ? {} : null);
  useEffect(() => {
    if (value !== null) isDue.current = false;
    const contact = isCustomer ? customer && getContact(customer) : storedGuestContact();
    if (!isDue.current || !contact) return;
    isDue.current = false;
    begin(contact);
  }, [value, isCustomer, customer, begin]);
}

/** The contact of a rental: no buttons, every change takes effect at once. ADDR-18. */
export function RentalContact({ value, onChange }: SlotProps['delivery-details']) {
  const { t } = useTranslation(messages);
  const isCustomer = useIsCustomer();
  const place = useSession((session) => session.place);
  const form = useForm<AddressValues>({
    resolver: yupResolver(createContactSchema('contact')),
    mode: 'onTouched',
    defaultValues: getInitialValues(value, place, null, nowhere),
  });
  const { reset, watch } = form;
  useBeginning(value, (contact) => {
    reset(getInitialValues(contact, null, null, nowhere));
    onChange(contact);
  });
  useEffect(() => {
    const subscription = watch((values) => {
      const contact = toAddress({ ...form.getValues(), ...values }, value?.zoneIds ?? []);
      if (!isCustomer) storeGuestContact(contact);
      onChange(contact);
    });
    return () => subscription.unsubscribe();
  }, [watch, form, value?.zoneIds, isCustomer, onChange]);
  const title = t('delivery.contact');
  return (
    <Section title={title}>
      <Form label={title} onSubmit={() => {}}>
        <ContactFields form={form} withEmail />
      </Form>
    </Section>
  );
}
