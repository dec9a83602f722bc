import { verifyContact } from '@shop/contract';
import { CodeForm } from '@shop/ui/form/code';
import type { StepContext, StepProps } from '../../flow/step-props';
import { useSignInCalls } from '../../flow/use-sign-in-call';
import { CodeLead } from './code-lead';
import { useCodeAttempt } from './use-code-attempt';
import { useCodeTexts } from './use-code-texts';

export interface CodeEntryProps extends Pick<StepProps, 'onResponse'> {
  context: StepContext;
  code: NonNullable<StepContext['code']>;
}

/** The form for a code sent by the shop. CALL-35. */
export function ServerCode({ context, code, onResponse }: CodeEntryProps) {
  const texts = useCodeTexts();
  const createCall = useSignInCalls();
  const attempt = useCodeAttempt();
  const { proof } = context.response;

  const verify = (otp: string) => {
    const call = createCall(verifyContact, {
      verification_type: code.kind,
      [code.kind]: code.contact,
      otp,
      login_type: context.loginType,
      guest_id: context.guestId,
    });
    return attempt(async () => onResponse(await call({ proof }), { confirm: call }));
  };
  const resend = () => attempt(async () => onResponse(await context.resend({ proof })));

  return (
    <CodeForm labels={texts} onVerify={verify} onResend={resend}>
      <CodeLead kind={code.kind} contact={code.contact} />
    </CodeForm>
  );
}
