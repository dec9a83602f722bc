import type { Recovery } from '../../flow/recovery';
import type { SignInFlow } from '../../flow/use-sign-in-flow';
import { ForgotSteps } from './forgot-steps';

export interface ForgotPanelProps {
  recovery: Recovery;
  flow: SignInFlow;
  /** Called when the password is changed. */
  onDone: () => void;
}

/** Password recovery inside the sign-in panel; each step is a screen of the panel. */
export function ForgotPanel({ recovery, flow, onDone }: ForgotPanelProps) {
  const startOver = () => flow.show('forgot');
  return <ForgotSteps navigation={{ recovery, go: flow.recover, startOver }} onDone={onDone} />;
}
