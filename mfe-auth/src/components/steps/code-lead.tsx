import { useShopConfig } from '@shop/api';
import { maskContact } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Chip, color, size } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { StepLead } from './step-lead';

interface CodeLeadProps {
  kind: 'phone' | 'email';
  /** The full contact; it is shown masked. BIZ-40. */
  contact: string;
  /** The code is still being sent. */
  isSending?: boolean;
}

/** Shows where the code was sent and, in demo mode, the code that is always valid. BIZ-40, ERR-16. */
export function CodeLead({ kind, contact, isSending = false }: CodeLeadProps) {
  const { t } = useTranslation(messages);
  const secret = useShopConfig()?.demoOtp;
  return (
    <StepLead icon={kind === 'phone' ? 'phone' : 'mail'}>
      <p>{t(isSending ? 'code.sending' : `code.sentTo.${kind}`)}</p>
      <Contact dir="ltr">{maskContact(contact)}</Contact>
      {secret && <Chip $tone="warning">{t('code.demo', { secret })}</Chip>}
    </StepLead>
  );
}

const Contact = styled.bdi`
  color: ${color('text')};
  font-size: ${size('lg')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
