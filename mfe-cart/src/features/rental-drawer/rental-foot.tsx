import { useShopConfig } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { useNow } from '@shop/session';
import { Button, space } from '@shop/ui';
import styled from 'styled-components';
import { TotalsTable } from '../../components/checkout-frame/totals-table';
import { messages } from '../../messages';
import { priceFacts, toTripFacts } from '../../rental-cart/trip-facts';
import { useIsServerPriced } from '../../ordering/charges/use-is-server-priced';
import type { ShownRentalCart } from '../../rental-cart/use-rental-cart';
import { useTripRows } from '../../components/trip-summary/use-trip-rows';

interface Props {
  cart: ShownRentalCart;
  /** A vehicle cannot be rented as it was chosen. */
  isBlocked: boolean;
  busy: boolean;
  onBook: () => void;
}

/** The trip's total, by the rules of the booking, and the button for booking; always visible. */
export function RentalFoot({ cart, isBlocked, busy, onBook }: Props) {
  const { t } = useTranslation(messages);
  const config = useShopConfig();
  const now = useNow();
  const getRows = useTripRows();
  const isServerPriced = useIsServerPriced();
  const facts = toTripFacts(cart, config, { now: now ?? new Date(0), isServerPriced, knownTax: null });
  const totals = facts && priceFacts(facts, null);
  return (
    <Stack>
      {totals && (
        <TotalsTable rows={getRows(totals, '')} totals={totals} isUpdating={cart.isUpdating} walletPaid={0} />
      )}
      <Button wide busy={busy} disabled={isBlocked} onClick={onBook}>
        {t('rental.book')}
      </Button>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space('sm')};
`;
