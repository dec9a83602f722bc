import { useShopConfig } from '@shop/api';
import { getAccountPages, type AccountPage } from '@shop/domain';
import { useModules } from '../../features/module/use-modules';
import { useOffers } from '../../root/offers';

/** The pages of the account that this shop shows and a live release serves. */
export function useAccountPages(): readonly (AccountPage & { to: string })[] {
  const servedPages = useOffers().choicesAt('/profile', 'page');
  const { modules } = useModules();
  const settings = useShopConfig();
  if (!settings) return [];
  const hasRental = modules.some((module) => module.type === 'rental');
  return getAccountPages(settings, hasRental)
    .filter(({ name }) => servedPages.includes(name))
    .map((page) => ({ ...page, to: `/profile?page=${page.name}` }));
}
