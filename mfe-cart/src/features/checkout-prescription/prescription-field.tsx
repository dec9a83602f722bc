import { useAction } from '@shop/api';
import { uploadPrescriptions } from '@shop/contract';
import type { Prescription } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Card } from '@shop/ui';
import { useId, type ChangeEvent } from 'react';
import { messages } from '../../messages';

interface Props {
  value: Prescription[];
  onChange: (pictures: Prescription[]) => void;
  /** `missing`: an item needs one, and the order was tried without. */
  problem: 'missing' | null;
}

/** Pictures of a prescription, at most three. VALID-07, BIZ-01. */
export function PrescriptionField({ value, onChange, problem }: Props) {
  const { t } = useTranslation(messages);
  const id = useId();
  const uploading = useAction(uploadPrescriptions);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const form = new FormData();
    for (const file of event.target.files ?? []) form.append('image[]', file);
    const pictures = await uploading.run({ body: form });
    if (pictures) onChange(pictures);
  };
  return (
    <Card>
      <label htmlFor={id}>{t('prescription.title')}</label>
      <input
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/gif"
        onChange={(event) => void choose(event)}
      />
      <p>{value.length}</p>
      {problem && <p role="alert">{t('prescription.missing')}</p>}
    </Card>
  );
}
