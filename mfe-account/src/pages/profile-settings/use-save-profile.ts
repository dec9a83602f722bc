import { useAction, type ApiError } from '@shop/api';
import { updateProfile } from '@shop/contract';
import type { ProfileResponse } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { toast } from '@shop/ui';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { messages } from '../../messages';
import {
  toProfileForm,
  profileTimeout,
  type PendingCode,
  type ProfileChange,
  type ProfileValues,
} from './profile-values';

const fields = ['name', 'email', 'phone', 'password'] as const;

interface SaveOptions {
  setError: UseFormSetError<ProfileValues>;
  /** Gets the server's message about the photo. */
  onPhotoRefused: (message: string) => void;
  /** The change was saved; the customer may have typed on meanwhile. */
  onSaved: (change: ProfileChange) => Promise<void>;
}

/** Saves the profile; a change that needs a code waits in `pendingCode`. STATE-33, STATE-34. */
export function useSaveProfile({ setError, onPhotoRefused, onSaved }: SaveOptions) {
  const { t } = useTranslation(messages);
  const [pendingCode, setPendingCode] = useState<PendingCode | null>(null);
  const onError = (error: ApiError): boolean => {
    // An ended session has been reported already (D-29).
    if (error.told || error.kind !== 'http' || error.status >= 500 || error.entries.length === 0)
      return false;
    for (const { code, message } of [...error.entries].reverse()) {
      const field = fields.find((name) => name === code);
      if (field) setError(field, { type: 'server', message }, { shouldFocus: true });
      else if (code === 'image') onPhotoRefused(message);
      else toast.error(message);
    }
    return true;
  };
  const saving = useAction(updateProfile, { onError });

  /** Handles the response with or without a code. */
  const goOn = async (
    change: ProfileChange,
    { message, pendingVerification: codeRequest }: ProfileResponse,
  ) => {
    setPendingCode(codeRequest && { change, codeRequest });
    if (codeRequest) return;
    toast.success(message || t('profile.saved'));
    await onSaved(change);
  };
  const save = async (change: ProfileChange) => {
    const response = await saving.run({ body: toProfileForm(change) }, { timeout: profileTimeout });
    if (response) await goOn(change, response);
  };
  return { save, goOn, busy: saving.busy, pendingCode, giveUp: () => setPendingCode(null) };
}
