import type { StepProps } from '../flow/step-props';

export function UserInfoStep(_props: StepProps) {
  return null;
}
