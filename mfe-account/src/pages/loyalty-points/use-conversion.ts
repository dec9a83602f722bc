import { useAction, useCache, type ApiError } from '@shop/api';
import { customerInfo, pointTransactions, transferPoints, walletMovements } from '@shop/contract';
import { transferProblem, type ShopConfig } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { toast } from '@shop/ui';
import { useForm, type ResolverResult } from 'react-hook-form';
import { messages } from '../../messages';

interface Values {
  point: number | null;
}

interface Conversion {
  points: number;
  settings: ShopConfig;
  onDone: () => void;
}

/** The error message for a number of points, by the same rule as on the server. */
function useProblem({ points, settings }: Omit<Conversion, 'onDone'>) {
  const { t } = useTranslation(messages);
  const { number, currency } = useFormat();
  const { loyaltyRules: rules } = settings;
  return (chosen: number | null): string | null => {
    if (!chosen) return t('points.required');
    switch (transferProblem(chosen, points, rules, currency.decimals)) {
      case 'minimum':
        return t('points.minimum', { shown: number(rules.minimum) });
      case 'short':
        return t('points.short', { shown: number(points) });
      case 'worthless':
        return t('points.worthless');
      case null:
        return null;
    }
  };
}

/** The form for converting points; refusals are shown at the field. */
export function useConversion({ points, settings, onDone }: Conversion) {
  const { t } = useTranslation(messages);
  const cache = useCache();
  const getProblem = useProblem({ points, settings });
  const resolver = (values: Values): ResolverResult<Values> => {
    const message = getProblem(values.point);
    if (message === null) return { values, errors: {} };
    return { values: {}, errors: { point: { type: 'rule', message } } };
  };
  const { control, handleSubmit, setError, setValue, reset } = useForm<Values>({
    resolver,
    defaultValues: { point: null },
  });
  const onError = ({ entries }: ApiError): boolean => {
    const entry = entries.find(({ code }) => code === 'point');
    if (entry) setError('point', { message: entry.message }, { shouldFocus: true });
    return entry !== undefined;
  };
  const { run, busy } = useAction(transferPoints, { onError });
  const submit = handleSubmit(async ({ point }) => {
    const response = await run({ body: { point: point ?? 0 } });
    if (response === undefined) return;
    toast.success(response || t('points.done'));
    onDone();
    reset();
    await Promise.all(
      [customerInfo, pointTransactions, walletMovements].map((endpoint) => cache.refresh(endpoint)),
    );
  });
  const setAll = () => setValue('point', points, { shouldValidate: true });
  return { control, setAll, submit, busy };
}
