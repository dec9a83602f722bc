import { verifyByPhoneProvider } from '@shop/contract';
import { CodeForm } from '@shop/ui/form/code';
import { useSignInCalls } from '../../flow/use-sign-in-call';
import { useProviderTexts } from '../../providers/use-provider-texts';
import { CodeLead } from './code-lead';
import type { CodeEntryProps } from './server-code';
import { useCodeAttempt } from './use-code-attempt';
import { useCodeTexts } from './use-code-texts';
import { useProviderCode } from './use-provider-code';

/** The form for a code sent by the phone provider. STATE-43, CALL-43, ERR-20. */
export function ProviderCode({ context, code, onResponse }: CodeEntryProps) {
  const texts = useCodeTexts();
  const createCall = useSignInCalls();
  const attempt = useCodeAttempt();
  const getProviderText = useProviderTexts();
  const { isSent, problem, send, session } = useProviderCode(code.contact);

  const verify = (otp: string) =>
    attempt(async () => {
      const call = createCall(verifyByPhoneProvider, {
        session_info: await session(),
        phone: code.contact,
        otp,
        login_type: context.loginType,
        guest_id: context.guestId,
      });
      onResponse(await call({ proof: context.response.proof }), { confirm: call });
    });

  return (
    <CodeForm
      key={problem ? 'unsent' : 'sent'}
      labels={texts}
      unsent={problem ? { text: getProviderText(problem, 'phone'), wait: 0 } : undefined}
      onVerify={verify}
      onResend={() => attempt(send)}
    >
      <CodeLead kind="phone" contact={code.contact} isSending={!isSent} />
    </CodeForm>
  );
}
