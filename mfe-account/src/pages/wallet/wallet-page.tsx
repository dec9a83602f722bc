import { useShopConfig } from '@shop/api';
import { fundingGateways, type ShopConfig } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { space } from '@shop/ui';
import styled from 'styled-components';
import { AccountFrame } from '../../components/account/account-frame';
import { AccountUnavailable } from '../../components/account/account-unavailable';
import { BalanceCard } from '../../components/account/balance-card';
import { messages } from '../../messages';
import { AddFund } from './add-fund/add-fund';
import { BonusList } from './bonus-list';
import { ReturnedFunds } from './returned-funds/returned-funds';
import { useFunding, type Funding } from './add-fund/use-funding';
import { WalletBalance } from './wallet-balance';
import { WalletHistory } from './wallet-history';

/** The customer's wallet: what it holds, how it is filled, and what came in and went out. WALL-01, ROUTE-10. */
export function Page() {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  return (
    <AccountFrame page="wallet" title={t('account.wallet')}>
      {settings ? <Wallet settings={settings} /> : <WalletSkeletons />}
    </AccountFrame>
  );
}

function Wallet({ settings }: { settings: ShopConfig }) {
  const { t } = useTranslation(messages);
  return settings.wallet ? (
    <OpenWallet gateways={fundingGateways(settings)} />
  ) : (
    <AccountUnavailable title={t('wallet.off')} />
  );
}

function OpenWallet({ gateways }: { gateways: ShopConfig['gateways'] }) {
  const funding = useFunding();
  const begin = gateways.length > 0 ? funding.begin : null;
  return (
    <Sections>
      <ReturnedFunds onAgain={begin} />
      <WalletBalance onAdd={begin} />
      {begin && <BonusList onAdd={begin} />}
      <WalletHistory onAdd={begin} />
      <DeferredAddFund gateways={gateways} funding={funding} />
    </Sections>
  );
}

function DeferredAddFund({ gateways, funding }: { gateways: ShopConfig['gateways']; funding: Funding }) {
  if (!funding.start) return null;
  const { start, isOpen, end } = funding;
  return <AddFund key={funding.times} open={isOpen} start={start} gateways={gateways} onClose={end} />;
}

/** What the shop has is not known yet: nothing is asked that it may not have. */
function WalletSkeletons() {
  const { t } = useTranslation(messages);
  return <BalanceCard label={t('wallet.balance')} amount={undefined} />;
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('lg')};
  & > [role='status']:empty {
    position: absolute; /* no room for nothing */
  }
`;
