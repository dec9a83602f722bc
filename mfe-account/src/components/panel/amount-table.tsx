import { useFormat } from '@shop/i18n';
import { color, space } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface AmountRow {
  key: string;
  label: ReactNode;
  /** Minor units. */
  amount: number;
  /** Whether the row is shown even for 0. */
  isAlways?: boolean;
  /** Instead of an amount of 0. */
  free?: string;
}

/** Amounts that add up to the last one, without those that are 0. D-15. */
export function AmountTable({ rows }: { rows: readonly AmountRow[] }) {
  const { money } = useFormat();
  return (
    <List>
      {rows
        .filter(({ amount, isAlways }) => isAlways || amount !== 0)
        .map(({ key, label, amount, free }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <bdi>{amount === 0 && free ? free : money(amount)}</bdi>
            </dd>
          </div>
        ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space('xs')};
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space('sm')};
  }
  & dd {
    font-variant-numeric: tabular-nums;
  }
  & > :last-child {
    padding-block-start: ${space('xs')};
    border-block-start: 1px solid ${color('border')};
    font-weight: 700;
  }
`;
