import { useEndpoint } from '@shop/api';
import { walletBonuses } from '@shop/contract';
import { getBonus, toMinor } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { color, Icon, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../../messages';

/** What the shop adds to the amount, while it is typed. The server lists only what runs today. */
export function BonusHint({ amount }: { amount: number | null }) {
  const { t } = useTranslation(messages);
  const { moneyWithin: money, currency } = useFormat();
  const { data: bonuses = [] } = useEndpoint(walletBonuses, {});
  const minor = toMinor(amount ?? 0, currency.decimals);
  const bonus = Math.max(0, ...bonuses.map((bonus) => getBonus(bonus, minor)));
  return (
    <div role="status">
      {bonus > 0 && (
        <Line>
          <Icon name="ticket" size={18} />
          <span>{t('wallet.youGet', { bonus: money(bonus), total: money(minor + bonus) })}</span>
        </Line>
      )}
    </div>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  margin-block-start: ${space('sm')};
  padding: ${space('xs')} ${space('sm')};
  border-radius: ${radius('md')};
  background: ${color('successGround')};
  color: ${color('success')};
  font-size: ${size('sm')};
  font-weight: 600;
`;
