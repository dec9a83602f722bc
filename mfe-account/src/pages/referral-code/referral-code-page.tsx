import { useEndpoint, useShopConfig } from '@shop/api';
import { customerInfo } from '@shop/contract';
import { useFormat, useTranslation } from '@shop/i18n';
import { AccountFrame } from '../../components/account/account-frame';
import { AccountUnavailable } from '../../components/account/account-unavailable';
import { messages } from '../../messages';
import { CodeCard } from './code-card';
import { ReferralSteps } from './referral-steps';

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
