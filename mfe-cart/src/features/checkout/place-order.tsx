import { useFormat, useTranslation } from '@shop/i18n';
import { Button, color, size, space } from '@shop/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import type { useCheckout } from './use-checkout';

/** 'Place Order', and beside it what must still be done. */
export function PlaceOrder({
  checkout,
  minimum,
}: {
  checkout: ReturnType<typeof useCheckout>;
  minimum: number;
}) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const id = useId();
  const { gap, busy, place } = checkout;
  return (
    <Box>
      <Button
        wide
        busy={busy}
        disabled={gap !== null}
        aria-describedby={gap ? id : undefined}
        onClick={() => void place()}
      >
        {t('checkout.place')}
      </Button>
      {gap && <Hint id={id}>{t(`checkout.gap.${gap}`, { amount: format.money(minimum) })}</Hint>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space('xs')};
`;

const Hint = styled.p`
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  text-align: center;
`;
