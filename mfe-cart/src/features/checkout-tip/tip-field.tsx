import type { Minor } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Card } from '@shop/ui';
import { RadioCardGroup } from '@shop/ui/form';
import { messages } from '../../messages';
import { tipChoices } from './tip-choices';

/** A tip for the delivery person. `value`: minor units, 0 for none. D-20. */
export function TipField({ value, onChange }: { value: Minor; onChange: (tip: Minor) => void }) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const amounts = [0, ...tipChoices(format.currency.decimals)];
  return (
    <Card>
      <RadioCardGroup
        label={t('tip.title')}
        name="tip"
        value={String(value)}
        onChange={(amount) => onChange(Number(amount))}
        cardWidth={110}
        options={amounts.map((amount) => ({
          value: String(amount),
          label: amount === 0 ? t('tip.none') : format.money(amount),
        }))}
      />
    </Card>
  );
}
