import type { SlotProps } from '@shop/federation';
import { CodeForm } from '@shop/ui/form/code';
import { useProviderTexts } from '../../providers/use-provider-texts';
import { CodeLead } from '../../components/steps/code-lead';
import { useCodeAttempt } from '../../components/steps/use-code-attempt';
import { useCodeTexts } from '../../components/steps/use-code-texts';
import { useProviderCode } from '../../components/steps/use-provider-code';

type Props = SlotProps['contact-code'];

/**
 * The form for a code that verifies a contact of an account, sent by the shop or the phone provider. STATE-33,
 * OTP-01, ERR-20.
 */
export default function ContactCode(props: Props) {
  return props.byProvider ? <ProviderContactCode {...props} /> : <ShopContactCode {...props} />;
}

function ShopContactCode({ kind, contact, onEntered, onResend }: Props) {
  const texts = useCodeTexts();
  const attempt = useCodeAttempt();
  return (
    <CodeForm
      labels={texts}
      onVerify={(otp) => attempt(() => onEntered(otp, ''))}
      onResend={() => attempt(onResend)}
    >
      <CodeLead kind={kind} contact={contact} />
    </CodeForm>
  );
}

function ProviderContactCode({ contact, onEntered }: Props) {
  const texts = useCodeTexts();
  const attempt = useCodeAttempt();
  const getProviderText = useProviderTexts();
  const { isSent, problem, send, session } = useProviderCode(contact);
  return (
    <CodeForm
      key={problem ? 'unsent' : 'sent'}
      labels={texts}
      unsent={problem ? { text: getProviderText(problem, 'phone'), wait: 0 } : undefined}
      onVerify={(otp) => attempt(async () => onEntered(otp, await session()))}
      onResend={() => attempt(send)}
    >
      <CodeLead kind="phone" contact={contact} isSending={!isSent} />
    </CodeForm>
  );
}
