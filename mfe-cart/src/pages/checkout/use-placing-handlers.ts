import { useTranslation } from '@shop/i18n';
import { useNavigate } from '@shop/router';
import { toast } from '@shop/ui';
import { messages } from '../../messages';

/**
 * What follows placing. The order's page replaces the checkout in the history, so that going back orders nothing. D-21,
 * D-23.
 */
export function usePlacingHandlers() {
  const { t } = useTranslation(messages);
  const navigate = useNavigate();
  return {
    onPlaced: (address: string) => void navigate(address, { replace: true }),
    onStillValid: () => {
      toast.success(t('checkout.stands'), { lasts: 12_000 });
      void navigate('/home', { replace: true });
    },
    onOffline: () => toast.error(t('checkout.offline'), { lasts: 12_000 }),
    onLost: () => toast.error(t('checkout.lost'), { lasts: 12_000 }),
    onHidden: (placeAgain: () => void) =>
      toast.error(t('checkout.hidden'), {
        lasts: 30_000,
        action: { label: t('checkout.placeAgain'), run: placeAgain },
      }),
  };
}
