import { useShopConfig } from '@shop/api';
import { useState } from 'react';
import { useSavedChoice } from '../../flow/saved-form';
import type { SignInFlow } from '../../flow/use-sign-in-flow';
import { SocialButtons } from '../social/social-buttons';
import { CodeRequestForm } from './code-request-form';
import { PasswordForm } from './password-form';
import { Problem, useProblem } from './problem';
import { rememberContact } from './remembered-contact';
import { layouts, getSignInLayout, type FormMethod } from './sign-in-layout';
import { otpSchema, type OtpValues } from './sign-in-schema';
import { SignInSkeleton } from './sign-in-skeleton';
import { ModeSwitch } from './mode-switch';
import { useCodeRequest } from './use-code-request';
import { useTranslation } from '@shop/i18n';
import { buttonStyles, EmptyState, type ButtonStyleProps } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

const ButtonLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Shown when the shop has no sign-in method enabled. The support link opens a new window (ROUTE-13). */
function NoSignInMethod() {
  const { t } = useTranslation(messages);
  return (
    <EmptyState
      compact
      drawing="plug"
      title={t('noWay.title')}
      action={
        <ButtonLink href="/help-and-support" target="_blank" rel="noopener" $tone="secondary">
          {t('noWay.help')}
        </ButtonLink>
      }
    >
      {t('noWay.more')}
    </EmptyState>
  );
}

const nothing: OtpValues = { phone: '', remember: false };

/** The forms of a layout. One is shown; a button switches to the other and keeps the typed number. */
function Forms({ flow, methods }: { flow: SignInFlow; methods: readonly FormMethod[] }) {
  const problem = useProblem();
  const code = useCodeRequest(flow, problem);
  const [method, choose] = useSavedChoice<FormMethod | undefined>('way', methods[0]);
  const [typed, setTyped] = useState(nothing);
  const [hasSwitched, setSwitched] = useState(false);

  const requestCode = async ({ phone, remember }: OtpValues) => {
    if (await code.request(phone)) rememberContact(remember ? phone : null);
  };
  const switchTo = (next: FormMethod) => {
    problem.clear();
    setSwitched(true);
    choose(next);
  };
  const byCode = (values: OtpValues) => {
    if (otpSchema.isValidSync(values)) return void requestCode(values);
    setTyped(values);
    switchTo('otp');
  };
  const other = (next: FormMethod) => methods.includes(next);
  if (!method) return null;
  return (
    <>
      <Problem texts={problem.texts} />
      {method === 'manual' ? (
        <PasswordForm
          flow={flow}
          problem={problem}
          onCode={other('otp') ? byCode : null}
          isRequestingCode={code.busy}
          takesFocus={hasSwitched}
        />
      ) : (
        <CodeRequestForm
          values={typed}
          onSend={requestCode}
          busy={code.busy}
          takesFocus={hasSwitched}
          onPassword={other('manual') ? () => switchTo('manual') : null}
        />
      )}
    </>
  );
}

/** Signing in with the methods that the shop has enabled. AUTH-02. */
export function SignInScreen({ flow }: { flow: SignInFlow }) {
  const settings = useShopConfig();
  if (!settings) return <SignInSkeleton />;
  const layout = getSignInLayout(settings.login);
  if (!layout) return <NoSignInMethod />;
  const { methods, social } = layouts[layout];
  return (
    <>
      <Forms flow={flow} methods={methods} />
      {social && <SocialButtons flow={flow} isBelowForm={methods.length > 0} />}
      {settings.login.manual && <ModeSwitch flow={flow} />}
    </>
  );
}
