import { verifyContact } from '@shop/contract';
import { CodeForm } from '@shop/ui/form/code';
import type { StepContext, StepProps } from '../flow/step-props';
import { useSignInCalls } from '../flow/use-sign-in-call';
import { CodeLead } from './code-lead';
import { useCodeAttempt } from './use-code-attempt';
import { useCodeWords } from './use-code-words';

export interface CodeEntryProps extends Pick<StepProps, 'onAnswer'> {
  context: StepContext;
  code: NonNullable<StepContext['code']>;
}

/** A code of the shop's own. CALL-35. */
export function ServerCode({ context, code, onAnswer }: CodeEntryProps) {
  const words = useCodeWords();
  const callOf = useSignInCalls();
  const attempt = useCodeAttempt();
  const { proof } = context.answer;

  const verify = (otp: string) => {
    const call = callOf(verifyContact, {
      verification_type: code.kind,
      [code.kind]: code.contact,
      otp,
      login_type: context.loginType,
      guest_id: context.guestId,
    });
    return attempt(async () => onAnswer(await call({ proof }), { confirm: call }));
  };
  const resend = () => attempt(async () => onAnswer(await context.resend({ proof })));

  return (
    <CodeForm words={words} onVerify={verify} onResend={resend}>
      <CodeLead kind={code.kind} contact={code.contact} />
    </CodeForm>
  );
}
