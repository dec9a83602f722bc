import { verifyByPhoneProvider } from '@shop/contract';
import { CodeForm } from '@shop/ui/form/code';
import { useSignInCalls } from '../flow/use-sign-in-call';
import { useProviderWords } from '../providers/use-provider-words';
import { CodeLead } from './code-lead';
import type { CodeEntryProps } from './server-code';
import { useCodeAttempt } from './use-code-attempt';
import { useCodeWords } from './use-code-words';
import { useProviderCode } from './use-provider-code';

/** A code of the phone provider's. STATE-43, CALL-43, ERR-20. */
export function ProviderCode({ context, code, onAnswer }: CodeEntryProps) {
  const words = useCodeWords();
  const callOf = useSignInCalls();
  const attempt = useCodeAttempt();
  const wordsOf = useProviderWords();
  const { isSent, problem, send, session } = useProviderCode(code.contact);

  const verify = (otp: string) =>
    attempt(async () => {
      const call = callOf(verifyByPhoneProvider, {
        session_info: await session(),
        phone: code.contact,
        otp,
        login_type: context.loginType,
        guest_id: context.guestId,
      });
      onAnswer(await call({ proof: context.answer.proof }), { confirm: call });
    });

  return (
    <CodeForm
      key={problem ? 'unsent' : 'sent'}
      words={words}
      unsent={problem ? { text: wordsOf(problem, 'phone'), wait: 0 } : undefined}
      onVerify={verify}
      onResend={() => attempt(send)}
    >
      <CodeLead kind="phone" contact={code.contact} isSending={!isSent} />
    </CodeForm>
  );
}
