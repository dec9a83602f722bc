import { useState } from 'react';
import { ForgotSteps } from './forgot-steps';
import type { Recovery } from './recovery';

export interface ForgotPanelProps {
  /** Called when the password is changed. */
  onDone: () => void;
}

/** Password recovery inside the sign-in panel; its state ends with the panel. */
export function ForgotPanel({ onDone }: ForgotPanelProps) {
  const [recovery, go] = useState<Recovery>({ step: 'request' });
  const startOver = () => go({ step: 'request' });
  return <ForgotSteps navigation={{ recovery, go, startOver }} onDone={onDone} />;
}
