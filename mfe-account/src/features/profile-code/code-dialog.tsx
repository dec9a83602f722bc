import { useApi } from '@shop/api';
import { updateProfile } from '@shop/contract';
import type { ProfileAnswer } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Dialog, Skeleton } from '@shop/ui';
import { messages } from '../../messages';
import {
  profileForm,
  profilePatience,
  type AwaitedCode,
  type CodeEntered,
} from '../../profile/profile-values';

interface Props {
  awaited: AwaitedCode;
  /** It was right; the answer may ask for another code. */
  onAnswer: (answer: ProfileAnswer) => Promise<void>;
  onClose: () => void;
}

/** The code of a contact of the profile; the change is sent again with it. PROF-04, STATE-33, CALL-03. */
export function CodeDialog({ awaited, onAnswer, onClose }: Props) {
  const { t } = useTranslation(messages);
  const api = useApi();
  const { kind, medium } = awaited.asked;
  const send = (code?: CodeEntered) =>
    api.send(updateProfile, { body: profileForm(awaited.change, code) }, { timeout: profilePatience });
  const enter = async (otp: string, session: string) =>
    onAnswer(await send({ otp, verification_on: kind, verification_medium: medium, session_info: session }));
  return (
    <Dialog open title={t('profile.codeTitle')} closeLabel={t('close')} onClose={onClose} width={440}>
      <Slot
        name="contact-code"
        kind={kind}
        contact={awaited.change.values[kind]}
        byProvider={medium === 'firebase'}
        onEntered={enter}
        onResend={async () => void (await send())}
        fallback={<Skeleton $height="320px" />}
      />
    </Dialog>
  );
}
