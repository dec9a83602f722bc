import { lazy, type ComponentType } from 'react';
import type { StepName } from '../../flow/next-step';
import type { StepProps } from '../../flow/step-props';

const loadSteps = {
  code: () => import(/* webpackChunkName: "auth-code-step" */ '../steps/code-step'),
  'user-info': () => import(/* webpackChunkName: "auth-profile-steps" */ '../steps/user-info-step'),
  phone: () => import(/* webpackChunkName: "auth-profile-steps" */ '../steps/phone-step'),
  'is-it-you': () => import(/* webpackChunkName: "auth-profile-steps" */ '../steps/is-it-you-step'),
};

/** The components of the steps, each loaded when its step is shown. */
export const steps: Record<StepName, ComponentType<StepProps>> = {
  code: lazy(async () => ({ default: (await loadSteps.code()).CodeStep })),
  'user-info': lazy(async () => ({ default: (await loadSteps['user-info']()).UserInfoStep })),
  phone: lazy(async () => ({ default: (await loadSteps.phone()).PhoneStep })),
  'is-it-you': lazy(async () => ({ default: (await loadSteps['is-it-you']()).IsItYouStep })),
};

export const ForgotPanel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "auth-forgot-panel" */ '../forgot-password/forgot-panel'))
    .ForgotPanel,
}));

/** Prefetches the step that follows most often, while the request is pending. */
export const prefetchSteps = () => void loadSteps.code();
