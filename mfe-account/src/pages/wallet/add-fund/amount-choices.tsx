import { toMinor } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { radius, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../../messages';
import { ChoiceChip } from '../../../components/paged/choice-chips';

/** Major units, for currencies with two or more decimals; units of others are worth less. */
const defaultAmounts = [10, 25, 50, 100];
const smallUnitAmounts = [1_000, 2_500, 5_000, 10_000];

interface Props {
  current: number | null;
  /** Major units. */
  onChoose: (amount: number) => void;
}

/** Buttons for common amounts. */
export function AmountChoices({ current, onChoose }: Props) {
  const { t } = useTranslation(messages);
  const { money, currency } = useFormat();
  return (
    <Row role="group" aria-label={t('wallet.often')}>
      {(currency.decimals < 2 ? smallUnitAmounts : defaultAmounts).map((amount) => (
        <Choice key={amount} type="button" aria-pressed={amount === current} onClick={() => onChoose(amount)}>
          <bdi>{money(toMinor(amount, currency.decimals))}</bdi>
        </Choice>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4.5rem, 1fr));
  gap: ${space('xs')};
  margin-block-start: ${space('xs')};
`;

/** Digits of equal width. */
const Choice = styled(ChoiceChip)`
  min-block-size: 44px;
  padding-inline: ${space('xxs')};
  border-radius: ${radius('md')};
  font-variant-numeric: tabular-nums;
`;
