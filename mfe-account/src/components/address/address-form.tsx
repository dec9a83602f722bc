import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from '@shop/i18n';
import { Button, ConfirmDialog, space } from '@shop/ui';
import { Checkbox, Form, SubmitButton, TextField } from '@shop/ui/form';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useErrorText, type ErrorKey } from '../form/use-error-text';
import { useDraftedForm, type AddressDraft } from './address-drafts';
import { AddressFields } from './address-fields';
import { ContactFields } from './contact-fields';
import { createContactSchema, type AddressValues, type FormKind } from './contact-schema';

const Buttons = styled.div`
  display: flex;
  gap: ${space('sm')};
  & > * {
    flex: 1;
  }
`;

interface AddressFormProps {
  kind: FormKind;
  draft: AddressDraft;
  submitLabel: string;
  busy: boolean;
  /**
   * Resolves to the text key of an error, which the form shows at the address; null for success. `isPlaced`: the point was
   * chosen on the map, even if it is where the map began.
   */
  onSave: (values: AddressValues, isPlaced: boolean) => Promise<ErrorKey | null>;
}

/**
 * The form for a contact, with an address for deliveries. Closing its dialog keeps what was typed. ADDR-10, ADDR-16 …
 * ADDR-18, VALID-14.
 */
export function AddressForm({ kind, draft, submitLabel, busy, onSave }: AddressFormProps) {
  const { t } = useTranslation(messages);
  const getErrorText = useErrorText();
  const form = useDraftedForm(draft, { resolver: yupResolver(createContactSchema(kind)) });
  const { touchedFields } = form.formState;
  const save = form.handleSubmit(async (values) => {
    const wrong = await onSave(values, touchedFields.latitude === true);
    if (wrong) form.setError('address', { message: wrong }, { shouldFocus: true });
  });
  return (
    <Form onSubmit={save} label={submitLabel}>
      {kind !== 'contact' && <AddressFields form={form} />}
      <ContactFields form={form} withEmail={kind === 'contact' || kind === 'guest'} />
      {kind !== 'contact' && (
        <TextField
          control={form.control}
          translate={getErrorText}
          name="additional_information"
          label={t('form.note')}
        />
      )}
      {kind === 'customer' && <Checkbox control={form.control} name="save" label={t('form.saveThis')} />}
      <Buttons>
        <ResetButton form={form} onReset={draft.forget} />
        <SubmitButton busy={busy}>{submitLabel}</SubmitButton>
      </Buttons>
    </Form>
  );
}

/** Resets the form; asks first if anything was typed. ADDR-18, ERR-15. */
function ResetButton({ form, onReset }: { form: UseFormReturn<AddressValues>; onReset: () => void }) {
  const { t } = useTranslation(messages);
  const [isConfirming, setConfirming] = useState(false);
  const { isDirty } = form.formState;
  const reset = () => {
    setConfirming(false);
    form.reset();
    onReset();
  };
  return (
    <>
      <Button tone="secondary" onClick={() => (isDirty ? setConfirming(true) : reset())}>
        {t('form.reset')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('form.resetSure')}
        confirmLabel={t('form.reset')}
        cancelLabel={t('form.cancel')}
        onConfirm={reset}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
