import type { ShopConfig } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Button, color, Dialog, radius, size, space, Text } from '@shop/ui';
import { Form, NumberField } from '@shop/ui/form';
import { pointsWorth } from '@shop/domain';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useConversion } from './use-conversion';

interface Props {
  open: boolean;
  /** The customer's points. */
  points: number;
  settings: ShopConfig;
  onClose: () => void;
}

/** Converts points into money, and shows the amount first. D-28, WALL-02. */
export default function ConvertDialog({ open, points, settings, onClose }: Props) {
  const { t } = useTranslation(messages);
  const { number, moneyWithin, currency } = useFormat();
  const formId = useId();
  const { control, setAll, submit, busy } = useConversion({ points, settings, onDone: onClose });
  const chosen = useWatch({ control, name: 'point' });
  const { loyaltyRules: rules } = settings;
  const amount = pointsWorth(chosen ?? 0, rules, currency.decimals);
  return (
    <Dialog
      open={open}
      title={t('points.convertTitle')}
      closeLabel={t('close')}
      onClose={onClose}
      width={440}
      footer={
        <Button wide type="submit" form={formId} busy={busy}>
          {t('points.send')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit} label={t('points.convertTitle')}>
        <Text $soft>
          {t('points.rate', {
            count: rules.pointsPerUnit,
            shown: number(rules.pointsPerUnit),
            amount: moneyWithin(10 ** currency.decimals),
          })}
        </Text>
        <Line>
          <NumberField control={control} name="point" label={t('points.field')} decimals={false} required />
          <Button tone="secondary" onClick={setAll}>
            {t('points.all')}
          </Button>
        </Line>
        <Text $soft $small>
          {t('points.between', { least: number(rules.minimum), most: number(points) })}
        </Text>
        <Gain>
          {t('points.get')}
          <output aria-live="polite">
            <bdi>{moneyWithin(amount)}</bdi>
          </output>
        </Gain>
      </Form>
    </Dialog>
  );
}

/** The button beside the field, whose label is above and whose error is below. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space('xs')};
  & > button {
    margin-block-start: calc(${size('sm')} * 1.5 + ${space('xxs')});
    align-self: start;
  }
`;

const Gain = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space('sm')};
  padding: ${space('sm')} ${space('md')};
  border-radius: ${radius('md')};
  background: ${color('brandGround')};
  color: ${color('brand')};
  font-weight: 600;
  & output {
    font-size: ${size('xl')};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;
