import type { SlotProps } from '@shop/federation';
import { CodeForm } from '@shop/ui/form/code';
import { useProviderWords } from '../../providers/use-provider-words';
import { CodeLead } from '../../steps/code-lead';
import { useCodeAttempt } from '../../steps/use-code-attempt';
import { useCodeWords } from '../../steps/use-code-words';
import { useProviderCode } from '../../steps/use-provider-code';

type Props = SlotProps['contact-code'];

/** A code that proves a contact of an account, whoever sends it. STATE-33, OTP-01, ERR-20. */
export default function ContactCode(props: Props) {
  return props.byProvider ? <ProviderContactCode {...props} /> : <ShopContactCode {...props} />;
}

function ShopContactCode({ kind, contact, onEntered, onResend }: Props) {
  const words = useCodeWords();
  const attempt = useCodeAttempt();
  return (
    <CodeForm
      words={words}
      onVerify={(otp) => attempt(() => onEntered(otp, ''))}
      onResend={() => attempt(onResend)}
    >
      <CodeLead kind={kind} contact={contact} />
    </CodeForm>
  );
}

function ProviderContactCode({ contact, onEntered }: Props) {
  const words = useCodeWords();
  const attempt = useCodeAttempt();
  const wordsOf = useProviderWords();
  const { isSent, problem, send, session } = useProviderCode(contact);
  return (
    <CodeForm
      key={problem ? 'unsent' : 'sent'}
      words={words}
      unsent={problem ? { text: wordsOf(problem, 'phone'), wait: 0 } : undefined}
      onVerify={(otp) => attempt(async () => onEntered(otp, await session()))}
      onResend={() => attempt(send)}
    >
      <CodeLead kind="phone" contact={contact} isSending={!isSent} />
    </CodeForm>
  );
}
