import { useAction, useCache } from '@shop/api';
import { changeList, savedLists } from '@shop/contract';
import { longestListName, type SavedList } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Button, Dialog, Stepper, space } from '@shop/ui';
import { Form, TextField } from '@shop/ui/form';
import { useId } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import styled from 'styled-components';
import { messages } from '../../messages';

interface ListValues {
  name: string;
  /** Quantity by line id; 0 takes the line out. */
  quantities: Record<string, number>;
}

interface Props {
  list: SavedList;
  onClose: () => void;
}

/** Changes the name and the quantities of a list. X-29. */
export function ChangeListDialog({ list, onClose }: Props) {
  const { t } = useTranslation(messages);
  const cache = useCache();
  const formId = useId();
  const change = useAction(changeList);
  const { control, handleSubmit, setValue } = useForm<ListValues>({
    defaultValues: {
      name: list.name,
      quantities: Object.fromEntries(list.lines.map(({ id, quantity }) => [id, quantity])),
    },
  });
  const submit = handleSubmit(async ({ name, quantities }) => {
    const lines = list.lines
      .map(({ id, quantity }) => ({ id, quantity: quantities[id] ?? quantity }))
      .filter(({ quantity }, index) => quantity !== list.lines[index]?.quantity);
    const lists = await change.run({ body: { list_id: list.id, name: name.trim() || list.name, lines } });
    if (!lists) return;
    await cache.replace(savedLists, {}, lists);
    onClose();
  });
  const title = t('lists.changeTitle');
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('close')}
      onClose={onClose}
      width={480}
      footer={
        <Button wide type="submit" form={formId} busy={change.busy}>
          {t('lists.save')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit} label={title}>
        <TextField
          control={control}
          name="name"
          label={t('lists.name')}
          maxLength={longestListName}
          autoComplete="off"
        />
        <Quantities
          list={list}
          control={control}
          onChange={(id, quantity) => setValue(`quantities.${id}`, quantity)}
        />
      </Form>
    </Dialog>
  );
}

interface QuantitiesProps {
  list: SavedList;
  control: Control<ListValues>;
  onChange: (lineId: number, quantity: number) => void;
}

function Quantities({ list, control, onChange }: QuantitiesProps) {
  const { t } = useTranslation(messages);
  const quantities = useWatch({ control, name: 'quantities' });
  return (
    <Rows>
      {list.lines.map(({ id, item: { name } }) => {
        const quantity = quantities[id] ?? 0;
        if (quantity === 0) return null;
        return (
          <li key={id}>
            <bdi>{name}</bdi>
            <Stepper
              value={quantity}
              onChange={(next) => onChange(id, next)}
              onRemove={() => onChange(id, 0)}
              labels={{
                group: t('quantity.group', { name }),
                increase: t('quantity.increase'),
                decrease: t('quantity.decrease'),
                remove: t('remove', { name }),
              }}
              size={36}
            />
          </li>
        );
      })}
    </Rows>
  );
}

const Rows = styled.ul`
  display: grid;
  gap: ${space('sm')};
  & li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space('sm')};
    overflow-wrap: anywhere;
  }
`;
