import { useShopConfig } from '@shop/api';
import { pointsWorth } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { prefetchLayers } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { useTitleFocus } from '../../browser/use-title-focus';
import { BalanceCard } from '../../components/account/balance-card';
import { messages } from '../../messages';

const ConvertDialog = lazy(() => import(/* webpackChunkName: "convert-points" */ './convert-dialog'));

/** The points, their value, and the button that converts them. WALL-02. */
export function PointCard({ points }: { points: number | undefined }) {
  const { t } = useTranslation(messages);
  const { number, moneyWithin, currency } = useFormat();
  const settings = useShopConfig();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const hasEnough = settings !== undefined && points !== undefined && points >= settings.loyaltyRules.minimum;
  useTitleFocus(wasOpen && !isOpen && !hasEnough);
  if (!settings) return null;
  const { loyaltyRules: rules, wallet } = settings;
  const amount = points === undefined ? 0 : pointsWorth(points, rules, currency.decimals);
  const missing = points === undefined ? 0 : rules.minimum - points;
  const canConvert = wallet && rules.pointsPerUnit > 0;
  const note =
    canConvert && missing > 0
      ? t('points.missing', { shown: number(missing) })
      : amount > 0 && t('points.worth', { amount: moneyWithin(amount) });
  return (
    <BalanceCard
      label={t('points.total')}
      amount={points === undefined ? undefined : number(points)}
      note={note || undefined}
    >
      {canConvert && hasEnough && (
        <Convert type="button" onPointerEnter={prefetchLayers} onClick={() => setOpen(true)}>
          {t('points.convert')}
        </Convert>
      )}
      {wasOpen && points !== undefined && (
        <Suspense fallback={null}>
          <ConvertDialog open={isOpen} points={points} settings={settings} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </BalanceCard>
  );
}

/** A button that looks like a link; it opens a dialog. */
const Convert = styled.button`
  min-block-size: 44px;
  font-weight: 700;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 4px;
  &:hover {
    text-decoration-thickness: 2px;
  }
  &:focus-visible {
    outline-color: currentColor;
  }
`;
