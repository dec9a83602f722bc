import type { StepProps } from '../flow/step-props';

export function IsItYouStep(_props: StepProps) {
  return null;
}
