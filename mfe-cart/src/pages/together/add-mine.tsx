import { useAction, useCache } from '@shop/api';
import { addToSharedCart, cartList, sharedCart } from '@shop/contract';
import { longestPersonName, type SharedCart } from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonStyles, type ButtonStyleProps, Card, space, Text, toast } from '@shop/ui';
import { Form, SubmitButton, TextField } from '@shop/ui/form';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { useCart } from '../../cart/use-cart';
import { useCartSync } from '../../cart/use-cart-sync';
import { messages } from '../../messages';

/** Milliseconds: long enough to read what was not added. */
const remainingTime = 8_000;

/** Chooses items of the store, then moves them into the shared cart under the person's name. X-26. */
export function AddMine({ cart }: { cart: SharedCart }) {
  const { t } = useTranslation(messages);
  const { lines } = useCart();
  const count = lines
    .filter(({ item }) => item.storeId === cart.storeId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Panel>
      {count > 0 && <MoveMine cart={cart} count={count} />}
      {count === 0 && <Text>{t('together.chooseFirst', { store: cart.storeName })}</Text>}
      <StoreLink to={`/store/${cart.storeId}`} $wide $tone={count > 0 ? 'secondary' : 'primary'}>
        {t(count > 0 ? 'together.chooseMore' : 'together.choose')}
      </StoreLink>
    </Panel>
  );
}

function MoveMine({ cart, count }: { cart: SharedCart; count: number }) {
  const { t, direction } = useTranslation(messages);
  const { number } = useFormat();
  const cache = useCache();
  const { settled } = useCartSync();
  const adding = useAction(addToSharedCart);
  const { control, handleSubmit } = useForm({ defaultValues: { name: '' } });
  const submit = handleSubmit(async ({ name }) => {
    await settled();
    const { token } = cart;
    const added = await adding.run({ body: { token, name: name.trim() } });
    if (!added) return;
    const { remaining, ...shared } = added;
    await Promise.all([cache.replace(sharedCart, { query: { token } }, shared), cache.refresh(cartList)]);
    if (remaining.reduce((sum, { quantity }) => sum + quantity, 0) < count)
      toast.success(t('together.added'));
    if (remaining.length === 0) return;
    const names = remaining.map((line) => isolate(`${number(line.quantity)} × ${line.name}`, direction));
    toast.info(t('together.remaining', { names }), { lasts: remainingTime });
  });
  return (
    <Form onSubmit={submit} label={t('together.addMine', { count })}>
      <TextField
        control={control}
        name="name"
        label={t('together.yourName')}
        required
        maxLength={longestPersonName}
        autoComplete="given-name"
      />
      <SubmitButton busy={adding.busy}>{t('together.addMine', { count })}</SubmitButton>
    </Form>
  );
}

const Panel = styled(Card)`
  display: grid;
  gap: ${space('md')};
`;

const StoreLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
