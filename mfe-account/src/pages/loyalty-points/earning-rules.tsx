import type { ShopConfig } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Icon } from '@shop/ui';
import { HowItWorks } from '../../components/account/how-it-works';
import { messages } from '../../messages';

/** How to earn and use points, with the shop's values. */
export function EarningRules({ settings }: { settings: ShopConfig }) {
  const { t } = useTranslation(messages);
  const { number, moneyWithin, currency } = useFormat();
  const { pointsPerUnit, minimum, earnedPercent } = settings.loyaltyRules;
  const percent = number(earnedPercent / 100, { style: 'percent', maximumFractionDigits: 2 });
  const amount = moneyWithin(10 ** currency.decimals);
  const earning =
    earnedPercent > 0
      ? [{ sign: <Icon name="bag" />, name: t('points.earn'), text: t('points.earnText', { percent }) }]
      : [];
  const spending =
    pointsPerUnit > 0 && settings.wallet
      ? [
          {
            sign: <Icon name="wallet" />,
            name: t('points.spend'),
            text: t('points.rate', { count: pointsPerUnit, shown: number(pointsPerUnit), amount }),
          },
          {
            sign: <Icon name="check" />,
            name: t('points.start'),
            text: t('points.startText', { shown: number(minimum) }),
          },
        ]
      : [];
  const entries = [...earning, ...spending];
  return entries.length > 0 ? <HowItWorks title={t('points.how')} entries={entries} /> : null;
}
