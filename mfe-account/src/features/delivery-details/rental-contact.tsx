import { yupResolver } from '@hookform/resolvers/yup';
import type { SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { useIsCustomer, useSession } from '@shop/session';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '@shop/ui/form';
import { toAddress, valuesOf } from '../../address/address-values';
import { ContactFields } from '../../address/contact-fields';
import { schemaOf, type AddressValues } from '../../address/contact-schema';
import { messages } from '../../messages';
import { storedGuestContact, storeGuestContact } from './guest-contact';
import { Section } from './section';

const nowhere = { latitude: 0, longitude: 0 };

/** The contact of a rental: no buttons, every change counts at once. ADDR-18. */
export function RentalContact({ value, onChange }: SlotProps['delivery-details']) {
  const { t } = useTranslation(messages);
  const isCustomer = useIsCustomer();
  const place = useSession((session) => session.place);
  const form = useForm<AddressValues>({
    resolver: yupResolver(schemaOf('contact')),
    mode: 'onTouched',
    defaultValues: valuesOf(value, place, null, nowhere),
  });
  const { reset, watch } = form;
  const isFilled = useRef(value !== null);
  useEffect(() => {
    const stored = isFilled.current || isCustomer ? null : storedGuestContact();
    isFilled.current = true;
    if (!stored) return;
    reset(valuesOf(stored, null, null, nowhere));
    onChange(stored);
  }, [isCustomer, reset, onChange]);
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
