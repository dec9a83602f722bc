import { useShopConfig } from '@shop/api';
import { toMajor, type Minor } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Card, color, motion, radius, size, space } from '@shop/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { OwnTip } from './own-tip';
import { tipChoices } from './tip-choices';

interface TipFieldProps {
  /** Minor units; 0: none. */
  value: Minor;
  onChange: (tip: Minor) => void;
}

/** A tip for the delivery person, where the shop takes one: none, one of three amounts, or one's own. D-20. */
export function TipField({ value, onChange }: TipFieldProps) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const name = useId();
  const isTaken = useShopConfig()?.tips ?? false;
  const { decimals } = format.currency;
  const amounts = [0, ...tipChoices(decimals)];
  const [isOwn, setIsOwn] = useState(!amounts.includes(value));
  if (!isTaken) return null;
  const choose = (amount: Minor) => {
    setIsOwn(false);
    onChange(amount);
  };
  return (
    <Card>
      <Group>
        <legend>{t('tip.title')}</legend>
        <p>{t('tip.why')}</p>
        <Chips>
          {amounts.map((amount) => (
            <Chip key={amount}>
              <input
                type="radio"
                name={name}
                checked={!isOwn && value === amount}
                onChange={() => choose(amount)}
              />
              {amount === 0 ? t('tip.none') : <bdi>{format.money(amount)}</bdi>}
            </Chip>
          ))}
          <Chip>
            <input type="radio" name={name} checked={isOwn} onChange={() => setIsOwn(true)} />
            {t('tip.own')}
          </Chip>
        </Chips>
        {isOwn && <OwnTip start={value > 0 ? String(toMajor(value, decimals)) : ''} onChange={onChange} />}
      </Group>
    </Card>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space('xs')};
  min-inline-size: 0;
  padding: 0;
  border: 0;
  & legend {
    padding: 0;
    margin-block-end: ${space('xxs')};
    font-size: ${size('sm')};
    font-weight: 600;
  }
  & > p {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
`;

const Chip = styled.label`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-inline-size: 64px;
  min-block-size: 44px;
  padding-inline: ${space('md')};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('full')};
  background: ${color('surface')};
  font-size: ${size('sm')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition: background-color ${motion.fast};
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:hover {
    background: ${color('sunken')};
  }
  &:has(:checked) {
    border-color: ${color('brand')};
    background: ${color('brandGround')};
    box-shadow: inset 0 0 0 1px ${color('brand')};
    color: ${color('brand')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color('brand')};
    outline-offset: 2px;
  }
`;
