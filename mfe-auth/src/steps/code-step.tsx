import type { StepProps } from '../flow/step-props';

export function CodeStep(_props: StepProps) {
  return null;
}
