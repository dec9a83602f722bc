import { useEndpoint, useShopConfig } from '@shop/api';
import { customerInfo } from '@shop/contract';
import { useFormat, useTranslation } from '@shop/i18n';
import { AccountFrame } from '../../components/account/account-frame';
import { AccountUnavailable } from '../../components/account/account-unavailable';
import { HowItWorks } from '../../components/account/how-it-works';
import { messages } from '../../messages';
import { CodeCard } from './code-card';

/** The customer's own code: to copy, to share, and what comes of it. D-28, HEAD-11, VALID-26. */
export function Page() {
  const { t } = useTranslation(messages);
  const { moneyWithin } = useFormat();
  const settings = useShopConfig();
  const { data } = useEndpoint(customerInfo, {});
  const reward = settings?.referralReward ? moneyWithin(settings.referralReward) : null;
  // What is earned goes to the wallet: without one there is nothing to earn.
  const isOffered = settings?.referral && settings.wallet;
  return (
    <AccountFrame page="referral-code" title={t('account.referral-code')}>
      {settings && !isOffered && <AccountUnavailable title={t('referral.off')} />}
      {isOffered && (
        <>
          <CodeCard code={data?.referralCode} reward={reward} shopName={settings.businessName} />
          <ReferralSteps reward={reward} />
        </>
      )}
    </AccountFrame>
  );
}

const steps = ['share', 'order', 'earn'] as const;

/** How it works, in three steps. `reward` in words; null: the shop gives nothing for it. */
function ReferralSteps({ reward }: { reward: string | null }) {
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
