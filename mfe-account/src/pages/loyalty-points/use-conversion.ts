import { useAction, useCache, type ApiError } from '@shop/api';
import { customerInfo, pointTransactions, transferPoints, walletMovements } from '@shop/contract';
import { transferProblem, type ShopConfig } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { toast } from '@shop/ui';
import { useRef } from 'react';
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

/** A request whose response was lost, and the points before it. */
interface Lost {
  point: number;
  before: number;
}

/**
 * The form for converting points; refusals are shown at the field. After a lost response the points are read before it can
 * be sent again, so that nothing is converted twice.
 */
export function useConversion({ points, settings, onDone }: Conversion) {
  const { t } = useTranslation(messages);
  const cache = useCache();
  const getProblem = useProblem({ points, settings });
  const resolver = (values: Values): ResolverResult<Values> => {
    const message = getProblem(values.point);
    if (message === null) return { values, errors: {} };
    return { values: {}, errors: { point: { type: 'rule', message } } };
  };
  const { control, handleSubmit, setError, setValue, getValues, reset, formState } = useForm<Values>({
    resolver,
    defaultValues: { point: null },
  });
  const lost = useRef<Lost | null>(null);
  const onError = ({ kind, status, entries }: ApiError): boolean => {
    if (kind !== 'http' || status >= 500) lost.current = { point: getValues('point') ?? 0, before: points };
    const entry = entries.find(({ code }) => code === 'point');
    if (entry) setError('point', { message: entry.message }, { shouldFocus: true });
    return entry !== undefined;
  };
  const { run: convert } = useAction(transferPoints, { onError });
  const { run: readCustomer } = useAction(customerInfo);
  const refresh = () =>
    Promise.all(
      [customerInfo, pointTransactions, walletMovements].map((endpoint) => cache.refresh(endpoint)),
    );
  const finish = (message: string) => {
    toast.success(message || t('points.done'));
    onDone();
    reset();
    return refresh();
  };
  /** Reads what became of a lost request; whether another may be sent. */
  const settle = async ({ point, before }: Lost): Promise<boolean> => {
    const customer = await readCustomer({});
    if (!customer) return false;
    lost.current = null;
    const isConverted = customer.loyaltyPoints === before - point;
    await (isConverted ? finish('') : refresh());
    return !isConverted;
  };
  const submit = handleSubmit(async ({ point }) => {
    if (lost.current && !(await settle(lost.current))) return;
    const response = await convert({ body: { point: point ?? 0 } });
    if (response !== undefined) await finish(response);
    else if (lost.current) await settle(lost.current);
  });
  const setAll = () => setValue('point', points, { shouldValidate: true });
  return { control, setAll, submit, busy: formState.isSubmitting };
}
