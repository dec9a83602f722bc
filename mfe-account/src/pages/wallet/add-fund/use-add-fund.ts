import { yupResolver } from '@hookform/resolvers/yup';
import { ApiError, reportError, useAction, useApi, type Api } from '@shop/api';
import { addFund, walletMovements } from '@shop/contract';
import { isWholeMoney, maxFunds, toMinor, type ShopConfig } from '@shop/domain';
import { useFormat } from '@shop/i18n';
import { useForm } from 'react-hook-form';
import { number, object, string } from 'yup';
import { useLeaving, getReturnAddress } from '../../../browser/use-leaving';
import { leftFunds } from '../returned-funds/left-funds';
import type { FundStart } from './use-funding';

const createSchema = (decimals: number) =>
  object({
    amount: number()
      .nullable()
      .default(null)
      .test('given', 'amountRequired', (amount) => amount !== null && amount > 0)
      .max(maxFunds, 'amountMost')
      .test('coins', 'amountDecimals', (amount) => amount === null || isWholeMoney(amount, decimals)),
    payment_method: string().required('methodRequired'),
  });

const fields = ['amount', 'payment_method'] as const;

/**
 * Id of the wallet's latest movement, which shows later whether the money has arrived; null where it cannot be read.
 */
async function readLatestMovement(api: Api): Promise<number | null> {
  if (api.session.getState().capabilities?.includes('gateway-link')) return null;
  try {
    const { entries } = await api.send(walletMovements, { query: { limit: 10, offset: 1 } });
    return Math.max(0, ...entries.map(({ id }) => id));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    reportError(api, error);
    return null;
  }
}

/** The form for adding money. It leaves for the server's payment page, and keeps its values on failure. */
export function useAddFund(start: FundStart, gateways: ShopConfig['gateways']) {
  const api = useApi();
  const { currency } = useFormat();
  const { leave, isLeaving } = useLeaving();
  const [only, ...others] = gateways;
  const form = useForm({
    resolver: yupResolver(createSchema(currency.decimals)),
    mode: 'onTouched',
    defaultValues: {
      amount: start.amount,
      payment_method: start.gateway || (others.length === 0 ? (only?.key ?? '') : ''),
    },
  });
  const showAtField = (error: ApiError): boolean => {
    const named = fields.flatMap((name) => {
      const entry = error.entries.find(({ code }) => code === name);
      return entry ? [{ name, message: entry.message }] : [];
    });
    named.forEach(({ name, message }, index) =>
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    return named.length > 0 && named.length === error.entries.length;
  };
  const funding = useAction(addFund, { onError: showAtField });
  const submit = form.handleSubmit(async ({ amount, payment_method }) => {
    if (amount === null) return; // refused above
    const body = { amount, payment_method, payment_platform: 'web', callback: getReturnAddress('wallet') };
    const after = await readLatestMovement(api);
    const response = await funding.run({ body });
    if (!response) return;
    const left = { amount: toMinor(amount, currency.decimals), gateway: payment_method };
    leftFunds.write(after === null ? null : { ...left, after });
    leave(response.payAt);
  });
  return { form, submit, busy: funding.busy || isLeaving };
}

export type AddFundForm = ReturnType<typeof useAddFund>['form'];
