import { useShopConfig } from '@shop/api';
import { Skeleton, buttonStyles, EmptyState, type ButtonStyleProps } from '@shop/ui';
import type { Recovery } from '../../flow/recovery';
import { useIsMounted } from '../../flow/use-is-mounted';
import { getMethods } from './recovery';
import { RequestStep } from './request-step';
import { ResetStep } from './reset-step';
import { VerifyStep } from './verify-step';
import { useTranslation } from '@shop/i18n';
import styled from 'styled-components';
import { messages } from '../../messages';

/** Shown when the shop sends codes neither by SMS nor by mail; links to its support. FORGOT-02. */
function NoChannel() {
  const { t } = useTranslation(messages);
  return (
    <EmptyState
      drawing="plug"
      title={t('forgot.fallback.title')}
      action={
        <Help href="/help-and-support" target="_blank" rel="noopener">
          {t('forgot.fallback.help')}
        </Help>
      }
    >
      {t('forgot.fallback.text')}
    </EmptyState>
  );
}

const Help = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

/** The current step and how to move on and back. */
export interface RecoveryNavigation {
  recovery: Recovery;
  /** Shows a step; the same step again replaces itself. */
  go: (next: Recovery) => void;
  /** Goes to the first step; what was typed there is kept. */
  startOver: () => void;
}

/** Setting a new password in three steps, in the modal and on the page. FORGOT-01, STATE-51. */
export function ForgotSteps({ navigation, onDone }: { navigation: RecoveryNavigation; onDone: () => void }) {
  const settings = useShopConfig();
  const isMounted = useIsMounted();
  if (!settings) return <Skeleton $height="240px" />;
  const methods = getMethods(settings);
  const { recovery, startOver } = navigation;
  const go: RecoveryNavigation['go'] = (next) => {
    if (isMounted()) navigation.go(next);
  };
  const finish = () => {
    if (isMounted()) onDone();
  };
  if (methods.length === 0) return <NoChannel />;
  if (recovery.step === 'request') return <RequestStep methods={methods} onSent={go} />;
  const { target } = recovery;
  if (recovery.step === 'verify')
    return (
      <VerifyStep
        target={target}
        sessionInfo={recovery.sessionInfo}
        onResent={(sessionInfo) => go({ step: 'verify', target, sessionInfo })}
        onVerified={(code) => go({ step: 'reset', target, code })}
        onBack={startOver}
      />
    );
  return <ResetStep target={target} code={recovery.code} onDone={finish} onStartOver={startOver} />;
}
