import { useAction, useCache } from '@shop/api';
import { savedLists, saveList } from '@shop/contract';
import { longestListName } from '@shop/domain';
import type { ShopEvents } from '@shop/events';
import type { ListenerProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { useNavigate } from '@shop/router';
import { Button, Dialog, toast } from '@shop/ui';
import { Form, TextField } from '@shop/ui/form';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { listsAddress } from '../../cart/lists-address';
import { messages } from '../../messages';

type Props = ListenerProps<ShopEvents['list:save-requested']>;

/** Milliseconds: long enough to go to the lists. */
const resultTime = 6_000;

/** Asks for a name and saves the cart or an order as a shopping list. X-29. */
export default function SaveList({ payload: { orderId }, done }: Props) {
  const { t } = useTranslation(messages);
  const cache = useCache();
  const navigate = useNavigate();
  const formId = useId();
  const save = useAction(saveList);
  const { control, handleSubmit } = useForm({ defaultValues: { name: '' } });
  const submit = handleSubmit(async ({ name }) => {
    const body = { kind: 'list' as const, name: name.trim() || t('lists.defaultName') };
    const lists = await save.run({ body: { ...body, ...(orderId ? { order_id: orderId } : {}) } });
    if (!lists) return;
    await cache.replace(savedLists, {}, lists);
    const show = { label: t('lists.show'), run: () => void navigate(listsAddress) };
    toast.success(t('lists.saved', { name: body.name }), { action: show, lasts: resultTime });
    done();
  });
  return (
    <Dialog
      open
      title={t('lists.saveTitle')}
      closeLabel={t('close')}
      onClose={done}
      width={400}
      footer={
        <Button wide type="submit" form={formId} busy={save.busy}>
          {t('lists.save')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit} label={t('lists.saveTitle')}>
        <TextField
          control={control}
          name="name"
          label={t('lists.name')}
          placeholder={t('lists.defaultName')}
          maxLength={longestListName}
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
}
