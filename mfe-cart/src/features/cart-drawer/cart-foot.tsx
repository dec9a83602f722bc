import type { CartLine } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Button, color, Icon, motion, size, space } from '@shop/ui';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import type { CartTotals } from '../../cart/use-cart-totals';
import { messages } from '../../messages';
import { Note, Solve } from '../../components/cart-lines/cart-line.styles';

interface Props {
  totals: CartTotals;
  /** Lines that cannot be ordered as they are. */
  blocked: CartLine[];
  /** Whether a change is pending, so that totals are not the server's yet. */
  isUpdating: boolean;
  busy: boolean;
  onProceed: () => void;
  /** Reduces or removes the blocked lines. */
  onMend: () => void;
}

/** Totals, the amount missing for the store's discount, and the checkout button; always visible. CART-03, D-19. */
export function CartFoot({ totals, blocked, isUpdating, busy, onProceed, onMend }: Props) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const foot = useRef<HTMLDivElement>(null);
  const { subtotal, discount, isStoreDiscount, missing } = totals;
  const showBlocked = () => {
    const note = foot.current?.closest('[role="dialog"]')?.querySelector('[data-problem] button');
    if (!(note instanceof HTMLElement)) return;
    note.scrollIntoView({ block: 'center' });
    note.focus();
  };
  return (
    <Stack ref={foot}>
      {blocked.length > 0 && (
        <Note as="section" $tone="danger" role="status">
          <Icon name="warning" size={18} />
          <p>{t('blocked.text', { count: blocked.length })}</p>
          <Solve type="button" onClick={onMend}>
            {t('blocked.mend')}
          </Solve>
        </Note>
      )}
      {missing > 0 && (
        <Hint>
          <Icon name="ticket" size={18} />
          {t('storeDiscount', { amount: format.money(missing) })}
        </Hint>
      )}
      <Totals aria-busy={isUpdating || undefined}>
        <Total label={t('subtotal')} isTotal={discount === 0}>
          {format.money(subtotal)}
        </Total>
        {discount > 0 && (
          <>
            <Total label={t(isStoreDiscount ? 'storesDiscount' : 'discount')} isGood>
              {format.money(-discount)}
            </Total>
            <Total label={t('afterDiscount')} isTotal>
              {format.money(subtotal - discount)}
            </Total>
          </>
        )}
      </Totals>
      <TaxNote>{t('later')}</TaxNote>
      <Button wide busy={busy} onClick={blocked.length > 0 ? showBlocked : onProceed}>
        {t('proceed')}
      </Button>
    </Stack>
  );
}

interface TotalProps {
  label: string;
  isGood?: boolean;
  isTotal?: boolean;
  children: ReactNode;
}

const Total = ({ label, isGood = false, isTotal = false, children }: TotalProps) => (
  <Line $isGood={isGood} $isTotal={isTotal}>
    <dt>{label}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </Line>
);

const Stack = styled.div`
  display: grid;
  gap: ${space('xs')};
  & > section {
    margin-block: 0 ${space('xxs')};
  }
`;

const Hint = styled.p`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  color: ${color('success')};
  font-size: ${size('sm')};
  font-weight: 600;
`;

const Totals = styled.dl`
  display: grid;
  gap: 2px;
  transition: opacity ${motion.fast};
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

const Line = styled.div<{ $isGood: boolean; $isTotal: boolean }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space('sm')};
  color: ${({ $isGood, $isTotal }) => color($isGood ? 'success' : $isTotal ? 'text' : 'textSoft')};
  font-size: ${({ $isTotal }) => size($isTotal ? 'lg' : 'sm')};
  font-weight: ${({ $isTotal, $isGood }) => ($isTotal ? 700 : $isGood ? 600 : 400)};
  font-variant-numeric: tabular-nums;
`;

const TaxNote = styled.p`
  margin-block-end: ${space('xxs')};
  color: ${color('textFaint')};
  font-size: ${size('xs')};
`;
