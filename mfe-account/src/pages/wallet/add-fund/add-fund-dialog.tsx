import { maxFunds, type ShopConfig } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Button, Dialog, space, Text } from '@shop/ui';
import { Form, GatewayName, NumberField, RadioCards } from '@shop/ui/form';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { messages } from '../../../messages';
import { AmountChoices } from './amount-choices';
import { BonusHint } from './bonus-hint';
import { useAddFund, type AddFundForm } from './use-add-fund';
import type { FundStart } from './use-funding';

interface Props {
  open: boolean;
  start: FundStart;
  gateways: ShopConfig['gateways'];
  onClose: () => void;
}

/** Asks for amount and gateway, then goes to the gateway's page. WALL-01, VALID-13, STATE-40. */
export function AddFundDialog({ open, start, gateways, onClose }: Props) {
  const { t } = useTranslation(messages);
  const formId = useId();
  const { form, submit, busy } = useAddFund(start, gateways);
  const amount = useWatch({ control: form.control, name: 'amount' });
  return (
    <Dialog
      open={open}
      title={t('wallet.add')}
      closeLabel={t('close')}
      onClose={onClose}
      width={480}
      footer={
        <Foot>
          <Button wide type="submit" form={formId} busy={busy} disabled={!amount || amount <= 0}>
            {t('wallet.add')}
          </Button>
          <Text $soft $small>
            {t('wallet.leaves')}
          </Text>
        </Foot>
      }
    >
      <Form id={formId} onSubmit={submit} label={t('wallet.add')}>
        <Fields form={form} amount={amount} gateways={gateways} />
      </Form>
    </Dialog>
  );
}

/** Text keys of the form's rules; any other error is a message of the server. */
const wrongs = ['amountRequired', 'methodRequired', 'amountMost', 'amountDecimals'] as const;

interface FieldsProps {
  form: AddFundForm;
  amount: number | null;
  gateways: ShopConfig['gateways'];
}

function Fields({ form, amount, gateways }: FieldsProps) {
  const { t } = useTranslation(messages);
  const { currency, number } = useFormat();
  const getText = (error: string) => {
    const key = wrongs.find((known) => known === error);
    return key ? t(`wallet.wrong.${key}`, { most: number(maxFunds), count: currency.decimals }) : error;
  };
  const field = { control: form.control, translate: getText, required: true };
  const cards = gateways.map(({ key, title, imageUrl }) => ({
    value: key,
    label: <GatewayName title={title} imageUrl={imageUrl} />,
    ...(imageUrl ? {} : { icon: 'card' as const }),
  }));
  return (
    <>
      <div>
        <NumberField
          {...field}
          name="amount"
          label={t('wallet.amount', { currency: currency.symbol })}
          decimals={currency.decimals > 0}
        />
        <AmountChoices
          current={amount}
          onChoose={(chosen) => form.setValue('amount', chosen, { shouldValidate: true })}
        />
        <BonusHint amount={amount} />
      </div>
      <RadioCards
        {...field}
        name="payment_method"
        label={t('wallet.method')}
        options={cards}
        cardWidth={400}
      />
    </>
  );
}

const Foot = styled.div`
  display: grid;
  gap: ${space('xs')};
  text-align: center;
`;
