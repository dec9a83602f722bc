import type { SlotProps } from '@shop/federation';
import { useFormat, useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import { toDraft } from './plan-draft';
import { PlanForm } from './plan-form';

/** The plan's form as a slot for other apps. ENT-23, GEN-04. */
export function TripPlanForm({ plan, types, hasDriver, onChange }: SlotProps['trip-plan-form']) {
  const { t } = useTranslation(messages);
  const { timeZone } = useFormat();
  return (
    <PlanForm
      key={plan ? JSON.stringify(plan) : 'new'}
      initial={plan ? toDraft(plan, timeZone) : {}}
      pickup={plan?.pickup ?? null}
      types={types}
      hasDriver={hasDriver}
      submitLabel={t('plan.apply')}
      onPlan={onChange}
      isNarrow
    />
  );
}
