import { yupResolver } from '@hookform/resolvers/yup';
import { useShopConfig } from '@shop/api';
import { dialCode, normalisePhone } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Button, space } from '@shop/ui';
import { Form, PhoneField, SubmitButton, TextField } from '@shop/ui/form';
import { useForm, type UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { messages } from '../../messages';
import { AddressFields } from './address-fields';
import { schemaOf, type AddressValues, type FormKind } from './contact-schema';

const Buttons = styled.div`
  display: flex;
  gap: ${space('sm')};
  & > * {
    flex: 1;
  }
`;

interface AddressFormProps {
  kind: FormKind;
  start: AddressValues;
  submitLabel: string;
  busy: boolean;
  /** What the backend or the delivery area says against the place; the form shows it at the address. */
  placeProblem: string | null;
  onSave: (values: AddressValues) => void;
}

/** Contact, and for deliveries the address. ADDR-10, ADDR-16 … ADDR-18, VALID-14. */
export function AddressForm({ kind, start, submitLabel, busy, placeProblem, onSave }: AddressFormProps) {
  const { t } = useTranslation(messages);
  const form = useForm<AddressValues>({ resolver: yupResolver(schemaOf(kind)), defaultValues: start });
  return (
    <Form onSubmit={form.handleSubmit(onSave)} label={submitLabel}>
      {kind !== 'contact' && <AddressFields form={form} problem={placeProblem} />}
      <ContactFields form={form} withEmail={kind !== 'customer'} />
      {kind !== 'contact' && (
        <TextField control={form.control} name="additional_information" label={t('form.note')} />
      )}
      <Buttons>
        <Button tone="secondary" onClick={() => form.reset()}>
          {t('form.reset')}
        </Button>
        <SubmitButton busy={busy}>{submitLabel}</SubmitButton>
      </Buttons>
    </Form>
  );
}

function ContactFields({ form, withEmail }: { form: UseFormReturn<AddressValues>; withEmail: boolean }) {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  const field = { control: form.control, translate: (key: string) => t(`errors.${key}`), required: true };
  return (
    <>
      <TextField {...field} name="contact_person_name" label={t('form.name')} autoComplete="name" />
      <PhoneField
        {...field}
        name="contact_person_number"
        label={t('form.phone')}
        prefix={dialCode(settings?.country ?? '')}
        normalise={normalisePhone}
      />
      {withEmail && (
        <TextField
          {...field}
          name="contact_person_email"
          type="email"
          label={t('form.email')}
          autoComplete="email"
        />
      )}
    </>
  );
}
