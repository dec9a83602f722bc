import type { SlotProps } from '@shop/federation';
import { AccountSide } from '../../components/account/account-side';

/** The side of the account's pages, for another app's page that belongs to the account. */
export default function AccountNavigation({ current }: SlotProps['account-navigation']) {
  return <AccountSide current={current} />;
}
