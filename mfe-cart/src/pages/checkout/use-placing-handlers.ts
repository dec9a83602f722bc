import { useTranslation } from '@shop/i18n';
import { useNavigate } from '@shop/router';
import { toast } from '@shop/ui';
import { messages } from '../../messages';

/** What follows on placing: the order's page takes the checkout's place, so that the way back orders nothing. D-21, D-23. */
export function usePlacingHandlers() {
  const { t } = useTranslation(messages);
  const navigate = useNavigate();
  return {
    onPlaced: (address: string) => void navigate(address, { replace: true }),
    onStillValid: () => {
      toast.success(t('checkout.stands'), { lasts: 12_000 });
      void navigate('/home', { replace: true });
    },
    onLost: () => toast.error(t('checkout.lost'), { lasts: 12_000 }),
  };
}
