import { useTranslation } from '@shop/i18n';
import { useNavigate } from '@shop/router';
import { useSession } from '@shop/session';
import { toast } from '@shop/ui';
import { messages } from '../../messages';

/** What follows on placing: the order's page takes the checkout's place, so that the way back orders nothing. D-21, D-23. */
export function usePlaced() {
  const { t } = useTranslation(messages);
  const navigate = useNavigate();
  const signedIn = useSession((session) => session.token !== null);
  return {
    onPlaced: (orderId: number, phone: string) => {
      const query = new URLSearchParams({ order_id: String(orderId), ...(signedIn ? {} : { phone }) });
      void navigate(`/order-confirmed?${query.toString()}`, { replace: true });
    },
    onLost: () => toast.error(t('checkout.lost'), { lasts: 12_000 }),
    onStrangeGateway: () => toast.error(t('checkout.strangeGateway'), { lasts: 12_000 }),
  };
}
