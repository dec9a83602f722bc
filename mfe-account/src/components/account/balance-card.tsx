import { color, media, radius, size, space, tightLine } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  label: string;
  /** Never shortened (D-19); undefined while it is unknown. */
  amount: string | undefined;
  /** Small print below the amount. */
  note?: ReactNode;
  /** Actions. */
  children?: ReactNode;
}

/** A balance in large print: money in the wallet, or points. */
export function BalanceCard({ label, amount, note, children }: Props) {
  return (
    <Panel>
      <Tiles aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </Tiles>
      <div>
        <h2>{label}</h2>
        <Amount data-testid="balance" aria-busy={amount === undefined || undefined}>
          {amount === undefined ? <AmountSkeleton /> : <bdi>{amount}</bdi>}
        </Amount>
        {note && <Note>{note}</Note>}
      </div>
      {children && <Tools>{children}</Tools>}
    </Panel>
  );
}

const Panel = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  gap: ${space('md')};
  overflow: hidden;
  padding: ${space('lg')};
  border-radius: ${radius('xl')};
  background: ${color('brand')};
  color: ${color('onBrand')};
  & h2 {
    font-size: ${size('sm')};
    font-weight: 600;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    padding: ${space('xl')};
  }
`;

const Amount = styled.p`
  min-block-size: 1lh;
  font-size: clamp(2.25rem, 9vw, 3rem);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: ${tightLine};
  overflow-wrap: anywhere;
`;

const AmountSkeleton = styled.span`
  display: inline-block;
  inline-size: 4ch;
  block-size: 0.8em;
  border-radius: ${radius('sm')};
  background: currentColor;
  opacity: 0.25;
`;

const Note = styled.p`
  font-size: ${size('sm')};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
`;

/** The shop's logo, very faint: four tiles, one of them rotated. */
const Tiles = styled.span`
  position: absolute;
  inset-block-start: -36px;
  inset-inline-end: -28px;
  z-index: -1;
  display: grid;
  grid-template-columns: repeat(2, 76px);
  gap: 12px;
  opacity: 0.12;
  & i {
    block-size: 76px;
    border-radius: ${radius('lg')};
    background: currentColor;
  }
  & i:last-child {
    rotate: 24deg;
  }
`;
