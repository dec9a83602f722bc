import { useApi } from '@shop/api';
import { updateProfile } from '@shop/contract';
import type { ProfileResponse } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Dialog, Skeleton } from '@shop/ui';
import { messages } from '../../messages';
import { toProfileForm, profileTimeout, type PendingCode, type CodeEntered } from './profile-values';

interface Props {
  pendingCode: PendingCode;
  /** The code was correct; the response may require another one. */
  onResponse: (answer: ProfileResponse) => Promise<void>;
  onClose: () => void;
}

/** Asks for the code of a contact; the change is sent again with it. PROF-04, STATE-33, CALL-03. */
export function CodeDialog({ pendingCode, onResponse, onClose }: Props) {
  const { t } = useTranslation(messages);
  const api = useApi();
  const { kind, medium } = pendingCode.codeRequest;
  const send = (code?: CodeEntered) =>
    api.send(updateProfile, { body: toProfileForm(pendingCode.change, code) }, { timeout: profileTimeout });
  const enter = async (otp: string, session: string) =>
    onResponse(
      await send({ otp, verification_on: kind, verification_medium: medium, session_info: session }),
    );
  return (
    <Dialog open title={t('profile.codeTitle')} closeLabel={t('close')} onClose={onClose} width={440}>
      <Slot
        name="contact-code"
        kind={kind}
        contact={pendingCode.change.values[kind]}
        byProvider={medium === 'firebase'}
        onEntered={enter}
        onResend={async () => void (await send())}
        fallback={<Skeleton $height="320px" />}
      />
    </Dialog>
  );
}
