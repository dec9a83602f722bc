import { useFormat, useTranslation } from '@shop/i18n';
import { HowItWorks } from '../../components/account/how-it-works';
import { messages } from '../../messages';

const steps = ['share', 'order', 'earn'] as const;

/** How it works, in three steps. `reward` in words; null: the shop gives nothing for it. */
export function ReferralSteps({ reward }: { reward: string | null }) {
  const { t } = useTranslation(messages);
  const { number } = useFormat();
  const entries = steps
    .filter((step) => step !== 'earn' || reward !== null)
    .map((step, index) => ({
      sign: number(index + 1),
      name: t(`referral.step_${step}`),
      text: t(`referral.stepText_${step}`, { amount: reward ?? '' }),
    }));
  return <HowItWorks title={t('referral.how')} entries={entries} ordered />;
}
