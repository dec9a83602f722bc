import { useEndpoint } from '@shop/api';
import { walletBonuses } from '@shop/contract';
import { toMajor, type WalletBonus } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { accent, Card, color, Heading, Icon, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { coversCard } from '../../components/account/covers-card';
import { messages } from '../../messages';
import type { FundStart } from './add-fund/use-funding';

/** The current bonuses, if any. Pressing one opens the form with its minimum. */
export function BonusList({ onAdd }: { onAdd: (start: FundStart) => void }) {
  const { t } = useTranslation(messages);
  const { currency } = useFormat();
  const { data: bonuses } = useEndpoint(walletBonuses, {});
  if (!bonuses?.length) return null;
  const begin = ({ minimum }: WalletBonus) =>
    onAdd({ amount: minimum > 0 ? toMajor(minimum, currency.decimals) : null, gateway: '' });
  return (
    <section>
      <Heading>{t('wallet.bonuses')}</Heading>
      <Cards>
        {bonuses.map((bonus) => (
          <BonusCard key={bonus.id} bonus={bonus} onChoose={() => begin(bonus)} />
        ))}
      </Cards>
    </section>
  );
}

function BonusCard({ bonus, onChoose }: { bonus: WalletBonus; onChoose: () => void }) {
  const { t } = useTranslation(messages);
  const { moneyWithin: money, number, day } = useFormat();
  const { gives, minimum, maximum, title, description, endsOn } = bonus;
  const isShare = gives.type === 'percent';
  const until = endsOn && day(endsOn);
  return (
    <Panel as="li">
      <Gift aria-hidden="true">
        <Icon name="ticket" size={24} />
      </Gift>
      <div>
        <strong>
          {t('wallet.more', {
            value: isShare
              ? number(gives.value / 100, { style: 'percent', maximumFractionDigits: 2 })
              : money(gives.value),
          })}
        </strong>
        <Choose type="button" onClick={onChoose}>
          <bdi>{title}</bdi>
        </Choose>
        {description && (
          <p>
            <bdi>{description}</bdi>
          </p>
        )}
        <small>
          {minimum > 0 && <span>{t('wallet.from', { amount: money(minimum) })}</span>}
          {isShare && maximum > 0 && <span>{t('wallet.upTo', { amount: money(maximum) })}</span>}
          {until && <span>{t('wallet.until', { day: until })}</span>}
        </small>
      </div>
    </Panel>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: ${space('sm')};
  margin-block-start: ${space('sm')};
`;

const Panel = styled(Card)`
  position: relative;
  display: flex;
  gap: ${space('sm')};
  &:hover {
    border-color: ${color('borderStrong')};
  }
  & > div {
    min-inline-size: 0;
  }
  & strong {
    display: block;
    font-size: ${size('lg')};
    font-weight: 700;
  }
  & p {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
  & small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space('sm')};
    margin-block-start: ${space('xs')};
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
`;

const Gift = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 48px;
  block-size: 48px;
  border-radius: ${radius('md')};
  background: ${accent('ground')};
  color: ${accent('ink')};
`;

/** The whole card can be pressed. */
const Choose = styled.button`
  font-weight: 600;
  text-align: start;
  ${coversCard}
`;
