import { yupResolver } from '@hookform/resolvers/yup';
import { useAction, type ApiError } from '@shop/api';
import { addFund } from '@shop/contract';
import { isWholeMoney, mostFunds, type ShopConfig } from '@shop/domain';
import { useFormat } from '@shop/i18n';
import { useForm } from 'react-hook-form';
import { number, object, string } from 'yup';
import { useLeaving, wayBack } from '../../paying/use-leaving';
import type { FundStart } from './use-funding';

const schemaOf = (decimals: number) =>
  object({
    amount: number()
      .nullable()
      .default(null)
      .test('given', 'amountRequired', (amount) => amount !== null && amount > 0)
      .max(mostFunds, 'amountMost')
      .test('coins', 'amountDecimals', (amount) => amount === null || isWholeMoney(amount, decimals)),
    payment_method: string().required('methodRequired'),
  });

const fields = ['amount', 'payment_method'] as const;

/** The form of adding money: it leaves for the page that the server names, and stays as it is wherever that fails. */
export function useAddFund(start: FundStart, gateways: ShopConfig['gateways']) {
  const { currency } = useFormat();
  const { leave, isLeaving } = useLeaving();
  const [only, ...others] = gateways;
  const form = useForm({
    resolver: yupResolver(schemaOf(currency.decimals)),
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
    const body = { amount, payment_method, payment_platform: 'web', callback: wayBack() };
    const answer = await funding.run({ body });
    if (answer) leave(answer.payAt);
  });
  return { form, submit, busy: funding.busy || isLeaving };
}

export type AddFundForm = ReturnType<typeof useAddFund>['form'];
