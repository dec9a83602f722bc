import type { SignInFlow } from '../../flow/use-sign-in-flow';
import { SignUpForm } from './sign-up-form';
import { ModeSwitch } from './mode-switch';

/** The sign-up form and the link back to signing in. */
export function SignUpScreen({ flow }: { flow: SignInFlow }) {
  return (
    <>
      <SignUpForm flow={flow} />
      <ModeSwitch flow={flow} />
    </>
  );
}
