import { useApi } from '@shop/api';
import { verifyResetByPhoneProvider, verifyToken } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Button } from '@shop/ui';
import { CodeForm } from '@shop/ui/form/code';
import { messages } from '../../messages';
import { CodeLead } from '../steps/code-lead';
import { useCodeAttempt } from '../steps/use-code-attempt';
import { useCodeTexts } from '../steps/use-code-texts';
import type { Target } from '../../flow/recovery';
import { getContact } from './recovery';
import { useCodeSending } from './use-code-sending';

interface VerifyStepProps {
  target: Target;
  /** From the phone provider; '' when the shop has sent the code. */
  sessionInfo: string;
  /** Called with the session info of a code that was sent again; '' when the shop has sent it. */
  onResent: (sessionInfo: string) => void;
  onVerified: (code: string) => void;
  onBack: () => void;
}

/** The form for the code that was sent. CALL-40, CALL-42, VALID-29, STATE-52. */
export function VerifyStep({ target, sessionInfo, onResent, onVerified, onBack }: VerifyStepProps) {
  const { t } = useTranslation(messages);
  const api = useApi();
  const texts = useCodeTexts();
  const attempt = useCodeAttempt();
  const sendCode = useCodeSending();

  const check = (code: string) => {
    if (!sessionInfo) return api.send(verifyToken, { body: { ...target, reset_token: code } });
    return api.send(verifyResetByPhoneProvider, {
      body: { phoneNumber: target.phone, sessionInfo, code, is_reset_token: true },
    });
  };
  const verify = (code: string) =>
    attempt(async () => {
      await check(code);
      onVerified(code);
    });
  const resend = () => attempt(async () => onResent(await sendCode(target)));

  return (
    <>
      <CodeForm labels={texts} onVerify={verify} onResend={resend}>
        <CodeLead kind={target.verification_method} contact={getContact(target)} />
      </CodeForm>
      <Button tone="quiet" wide onClick={onBack}>
        {t('forgot.change')}
      </Button>
    </>
  );
}
