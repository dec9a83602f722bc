import type { Minor } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Card, color, Heading, Icon, layer, media, radius, shadow, size, space } from '@shop/ui';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { unknownAmount } from './totals-table';

interface OrderSummaryProps {
  /** Null while it is unknown. */
  total: Minor | null;
  /** Whether a change is pending, so that the total is not the server's yet. */
  isUpdating: boolean;
  /** What the wallet pays of it; phones show the rest. */
  walletPaid: Minor;
  /** The number of items or vehicles, as a text. */
  count: string;
  /** The lines, short. */
  brief: readonly { id: number; quantity: number; name: string }[];
  /** The table of totals. */
  children: ReactNode;
  /** The button for the next step. */
  action: ReactNode;
}

/** The totals and the next step: beside the page, or on phones at the bottom edge, collapsed to what is to pay. */
export function OrderSummary(props: OrderSummaryProps) {
  const { total, isUpdating, walletPaid, count, brief, children, action } = props;
  const { t } = useTranslation(messages);
  const { money } = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel data-action-bar="">
      <Fold type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span>
          {t(walletPaid > 0 ? 'checkout.toPay' : 'checkout.total')}{' '}
          <small>{isUpdating ? t('checkout.updating') : count}</small>
        </span>
        <span>
          <bdi>{total === null ? unknownAmount : money(total - walletPaid)}</bdi>
          <Turned $open={isOpen}>
            <Icon name="down" size={18} />
          </Turned>
        </span>
      </Fold>
      <Details id={id} $open={isOpen}>
        <Head>
          <Heading>{t('checkout.summary')}</Heading>
          <small>{count}</small>
        </Head>
        <Brief>
          {brief.map((entry) => (
            <li key={entry.id}>
              <span>
                {entry.quantity} × <bdi>{entry.name}</bdi>
              </span>
            </li>
          ))}
        </Brief>
        {children}
      </Details>
      {action}
    </Panel>
  );
}

const Panel = styled(Card)`
  position: sticky;
  z-index: ${layer('sticky')};
  inset-block-end: 0;
  display: grid;
  gap: ${space('sm')};
  min-inline-size: 0;
  margin-inline: calc(-1 * ${space('md')});
  padding: ${space('xs')} ${space('md')} max(${space('sm')}, env(safe-area-inset-bottom));
  border-inline: 0;
  border-block-end: 0;
  border-radius: ${radius('lg')} ${radius('lg')} 0 0;
  box-shadow: ${shadow('high')};
  ${media.desktop} {
    inset-block: 88px auto;
    gap: ${space('md')};
    margin-inline: 0;
    padding: ${space('lg')};
    border: 1px solid ${color('border')};
    border-radius: ${radius('lg')};
    box-shadow: none;
  }
`;

const Fold = styled.button`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${space('sm')};
  min-block-size: 44px;
  font-weight: 700;
  font-size: ${size('lg')};
  text-align: start;
  & small {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
    font-weight: 400;
  }
  & > span:last-child {
    display: inline-flex;
    align-items: center;
    gap: ${space('xs')};
    font-variant-numeric: tabular-nums;
  }
  ${media.desktop} {
    display: none;
  }
`;

const Turned = styled.span<{ $open: boolean }>`
  display: inline-flex;
  rotate: ${({ $open }) => ($open ? '0deg' : '180deg')};
`;

const Details = styled.div<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  gap: ${space('md')};
  max-block-size: 55dvh;
  overflow-y: auto;
  ${media.desktop} {
    display: grid;
    max-block-size: none;
    overflow: visible;
  }
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space('sm')};
  & small {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
`;

const Brief = styled.ul`
  display: grid;
  gap: ${space('xxs')};
  max-block-size: 168px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  overflow-wrap: anywhere;
`;
