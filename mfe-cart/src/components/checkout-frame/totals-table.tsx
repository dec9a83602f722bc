import type { Minor } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { color, size, space } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

export interface TotalRow {
  name: string;
  label: ReactNode;
  amount: string;
  tone?: 'good' | 'soft';
}

/** In place of an amount that is not known yet. */
export const unknownAmount = '–';

interface TotalsTableProps {
  /** They add up to the total. */
  rows: readonly TotalRow[];
  /** `total`: null while it is unknown. */
  totals: { total: Minor | null; tax: Minor; taxIncluded: boolean };
  /** Whether a change is pending, so that totals are not the server's yet. */
  isUpdating: boolean;
  /** The amount that the wallet pays beside another method. */
  walletPaid: Minor;
  testId?: string;
}

/** The rows and their total, and a note about tax that prices already include. D-19, BIZ-33. */
export function TotalsTable({ rows, totals, isUpdating, walletPaid, testId }: TotalsTableProps) {
  const { t } = useTranslation(messages);
  const { money } = useFormat();
  return (
    <List aria-busy={isUpdating || undefined}>
      {rows.map(({ name, label, amount, tone }) => (
        <Pair key={name} $tone={tone} data-row={name}>
          <dt>{label}</dt>
          <dd>
            <bdi>{amount}</bdi>
          </dd>
        </Pair>
      ))}
      <Total>
        <dt>
          {t('checkout.total')}
          {isUpdating && <Updating role="status">{t('checkout.updating')}</Updating>}
        </dt>
        <dd>
          <bdi data-testid={testId}>{totals.total === null ? unknownAmount : money(totals.total)}</bdi>
        </dd>
      </Total>
      {totals.taxIncluded && totals.tax > 0 && (
        <Pair $tone="soft" data-row="tax">
          <dt>{t('checkout.taxIncluded')}</dt>
          <dd>
            <bdi>{money(totals.tax)}</bdi>
          </dd>
        </Pair>
      )}
      {walletPaid > 0 && totals.total !== null && (
        <WalletSplit walletPaid={walletPaid} total={totals.total} />
      )}
    </List>
  );
}

/** The amounts that the wallet and the other method pay. */
function WalletSplit({ walletPaid, total }: { walletPaid: Minor; total: Minor }) {
  const { t } = useTranslation(messages);
  const { money } = useFormat();
  return (
    <>
      <Pair $tone="good" data-row="wallet">
        <dt>{t('checkout.fromWallet')}</dt>
        <dd>
          <bdi>{money(-walletPaid)}</bdi>
        </dd>
      </Pair>
      <Pair data-row="to-pay">
        <dt>{t('checkout.toPay')}</dt>
        <dd>
          <b>
            <bdi>{money(total - walletPaid)}</bdi>
          </b>
        </dd>
      </Pair>
    </>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space('xs')};
  margin: 0;
  font-variant-numeric: tabular-nums;
  & dd {
    margin: 0;
    white-space: nowrap;
  }
  & dt {
    min-inline-size: 0;
  }
`;

const tones = { good: 'success', soft: 'textFaint' } as const;

const Pair = styled.div<{ $tone?: TotalRow['tone'] }>`
  display: flex;
  justify-content: space-between;
  gap: ${space('sm')};
  color: ${({ $tone }) => color($tone ? tones[$tone] : 'textSoft')};
  font-size: ${size('sm')};
`;

const Total = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space('sm')};
  margin-block-start: ${space('xxs')};
  padding-block-start: ${space('sm')};
  border-block-start: 1px solid ${color('border')};
  font-weight: 700;
  font-size: ${size('lg')};
`;

const Updating = styled.small`
  margin-inline-start: ${space('xs')};
  color: ${color('textSoft')};
  font-size: ${size('xs')};
  font-weight: 400;
`;
