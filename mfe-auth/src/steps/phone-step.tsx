import type { StepProps } from '../flow/step-props';

export function PhoneStep(_props: StepProps) {
  return null;
}
