import { useState } from 'react';
import { ForgotSteps } from './forgot-steps';
import type { Recovery } from './recovery';

export interface ForgotPanelProps {
  /** The password is new: on to signing in. */
  onDone: () => void;
}

/** Recovery inside the panel of signing in; gone with it. */
export function ForgotPanel({ onDone }: ForgotPanelProps) {
  const [recovery, go] = useState<Recovery>({ step: 'request' });
  const startOver = () => go({ step: 'request' });
  return <ForgotSteps navigation={{ recovery, go, startOver }} onDone={onDone} />;
}
