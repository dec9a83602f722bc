import { useShopConfig } from '@shop/api';
import { useState } from 'react';
import { useKeptChoice } from '../flow/kept-form';
import type { SignInFlow } from '../flow/use-sign-in-flow';
import { SocialButtons } from '../social/social-buttons';
import { CodeRequestForm } from './code-request-form';
import { NoWayIn } from './no-way-in';
import { PasswordForm } from './password-form';
import { Problem, useProblem } from './problem';
import { rememberContact } from './remembered-contact';
import { layouts, signInLayout, type FormWay } from './sign-in-layout';
import { otpSchema, type OtpValues } from './sign-in-schema';
import { SignInSkeleton } from './sign-in-skeleton';
import { Turn } from './turn';
import { useCodeRequest } from './use-code-request';

const nothing: OtpValues = { phone: '', remember: false };

/** The forms of a layout: one is shown, the other a press away, with the number that was typed. */
function Forms({ flow, ways }: { flow: SignInFlow; ways: readonly FormWay[] }) {
  const problem = useProblem();
  const code = useCodeRequest(flow, problem);
  const [way, choose] = useKeptChoice<FormWay | undefined>('way', ways[0]);
  const [typed, setTyped] = useState(nothing);
  const [hasTurned, setTurned] = useState(false);

  const askCode = async ({ phone, remember }: OtpValues) => {
    if (await code.request(phone)) rememberContact(remember ? phone : null);
  };
  const turnTo = (next: FormWay) => {
    problem.clear();
    setTurned(true);
    choose(next);
  };
  const byCode = (values: OtpValues) => {
    if (otpSchema.isValidSync(values)) return void askCode(values);
    setTyped(values);
    turnTo('otp');
  };
  const other = (next: FormWay) => ways.includes(next);
  if (!way) return null;
  return (
    <>
      <Problem texts={problem.texts} />
      {way === 'manual' ? (
        <PasswordForm
          flow={flow}
          problem={problem}
          onCode={other('otp') ? byCode : null}
          isAskingCode={code.busy}
          takesFocus={hasTurned}
        />
      ) : (
        <CodeRequestForm
          values={typed}
          onSend={askCode}
          busy={code.busy}
          takesFocus={hasTurned}
          onPassword={other('manual') ? () => turnTo('manual') : null}
        />
      )}
    </>
  );
}

/** Signing in by whatever the shop has enabled. AUTH-02. */
export function SignInScreen({ flow }: { flow: SignInFlow }) {
  const settings = useShopConfig();
  if (!settings) return <SignInSkeleton />;
  const layout = signInLayout(settings.login);
  if (!layout) return <NoWayIn />;
  const { ways, social } = layouts[layout];
  return (
    <>
      <Forms flow={flow} ways={ways} />
      {social && <SocialButtons flow={flow} isBelowForm={ways.length > 0} />}
      {settings.login.manual && <Turn flow={flow} />}
    </>
  );
}
