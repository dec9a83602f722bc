import { useTranslation } from '@shop/i18n';
import { Button, Dialog, media, prefetchLayers, radius, color, size, space } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

const FunnelIcon = () => (
  <Lines viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 7h16M7 12h10M10 17h4" />
  </Lines>
);

const Lines = styled.svg`
  inline-size: 20px;
  block-size: 20px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
`;

interface Props {
  /** Number of active filters. */
  on: number;
  onClear: () => void;
  /** Number of results; undefined while unknown. */
  total: number | undefined;
  /** Prefetches the panel's code. */
  onIntent: () => void;
  /** The panel. */
  children: ReactNode;
}

/**
 * The button that opens the filters on phones, with the number of active ones; the sheet shows the number of results.
 */
export function FilterSheet({ on, onClear, total, onIntent, children }: Props) {
  const { t } = useTranslation(messages);
  const [isOpen, setOpen] = useState(false);
  const ahead = () => {
    prefetchLayers();
    onIntent();
  };
  const close = () => setOpen(false);
  const label = total === undefined ? t('filter.showAll') : t('filter.show', { count: total });
  return (
    <>
      <Open
        type="button"
        aria-haspopup="dialog"
        aria-label={on > 0 ? t('filter.openWith', { count: on }) : undefined}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => setOpen(true)}
      >
        <FunnelIcon />
        {t('filter.title')}
        {on > 0 && <Count aria-hidden="true">{on}</Count>}
      </Open>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('filter.title')}
        closeLabel={t('close')}
        footer={
          <Actions>
            <Button tone="secondary" disabled={on === 0} onClick={onClear}>
              {t('filter.clear')}
            </Button>
            <Button onClick={close}>{label}</Button>
          </Actions>
        }
      >
        {children}
      </Dialog>
    </>
  );
}

const Open = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space('xs')};
  min-block-size: 44px;
  padding-inline: ${space('md')};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('full')};
  background: ${color('surface')};
  font-size: ${size('sm')};
  font-weight: 600;
  ${media.desktop} {
    display: none;
  }
`;

const Count = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: 22px;
  block-size: 22px;
  padding-inline: 6px;
  border-radius: ${radius('full')};
  background: ${color('brand')};
  color: ${color('onBrand')};
  font-size: ${size('xs')};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space('sm')};
`;
