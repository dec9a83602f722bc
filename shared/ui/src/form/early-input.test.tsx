import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { earlyInputScript } from '../../../../delivery/src/edge/page/early-input';
import { earlyVisits, type } from '../../../../host/src/root/early-input/early-visit';
import { Checkbox, Form, NumberField, PhoneField, RadioCards, SelectField, SubmitButton, TextField } from '.';

const arrive = earlyVisits(earlyInputScript);
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

function choose(value: string) {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'By' });
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function Registered({ onSend }: { onSend: (values: object) => void }) {
  const { register, handleSubmit } = useForm({
    defaultValues: { name: 'Nobody', note: '', gift: false, kind: 'home', by: 'card' },
  });
  return (
    <form onSubmit={handleSubmit((values) => onSend(values))}>
      <input aria-label="Name" {...register('name')} />
      <textarea aria-label="Note" {...register('note')} />
      <input type="checkbox" aria-label="Gift" {...register('gift')} />
      <input type="radio" value="home" aria-label="Home" {...register('kind')} />
      <input type="radio" value="office" aria-label="Office" {...register('kind')} />
      <select aria-label="By" {...register('by')}>
        <option value="card">Card</option>
        <option value="bank">Bank</option>
      </select>
      <button>Send</button>
    </form>
  );
}

it('is kept, with the caret, in fields that a form registers with default values', async () => {
  const send = jest.fn();
  const visit = arrive(<Registered onSend={send} />);
  screen.getByRole('checkbox', { name: 'Gift' }).click();
  screen.getByRole('radio', { name: 'Office' }).click();
  choose('bank');
  type(box('Note'), 'ring twice');
  type(box('Name'), 'Sra');
  box('Name').setSelectionRange(1, 1);
  type(box('Name'), 'a');
  screen.getByRole('button', { name: 'Send' }).click();
  await visit.comeAlive();
  expect(box('Name')).toHaveValue('Sara');
  expect(box('Name')).toHaveFocus();
  expect(box('Name').selectionStart).toBe('Sa'.length);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0]?.[0]).toEqual({
    name: 'Sara',
    note: 'ring twice',
    gift: true,
    kind: 'office',
    by: 'bank',
  });
});

const countries = {
  codes: ['PK'],
  getPrefix: () => '+92',
  getCountry: () => 'PK',
  normalise: (text: string) => `+${text.replace(/\D/g, '')}`,
  shopCountry: 'PK',
  canChoose: false,
};

function Kit({ onSend }: { onSend: (values: object) => void }) {
  const { control, handleSubmit } = useForm<{
    name: string;
    phone: string;
    amount: number | null;
    by: string;
    kind: string;
    terms: boolean;
  }>({ defaultValues: { name: '', phone: '', amount: null, by: '', kind: '', terms: false } });
  const options = [
    { value: 'card', label: 'Card' },
    { value: 'bank', label: 'Bank' },
  ];
  return (
    <Form onSubmit={handleSubmit((values) => onSend(values))}>
      <TextField control={control} name="name" label="Name" />
      <PhoneField control={control} name="phone" label="Phone" countries={countries} countryLabel="Country" />
      <NumberField control={control} name="amount" label="Amount" />
      <SelectField control={control} name="by" label="By" placeholder="Choose" options={options} />
      <RadioCards control={control} name="kind" label="Kind" options={options} />
      <Checkbox control={control} name="terms" label="Terms" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

it('is kept in the kit’s fields', async () => {
  const send = jest.fn();
  const visit = arrive(<Kit onSend={send} />);
  type(box('Name'), 'Sara');
  type(box('Phone'), '0300 1112233');
  type(box('Amount'), '١۲٫۵');
  choose('card');
  screen.getByText('Bank', { selector: 'label *' }).click();
  screen.getByText('Terms').click();
  screen.getByRole('button', { name: 'Send' }).click();
  await visit.comeAlive();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(box('Amount')).toHaveValue('12.5');
  expect(send.mock.calls[0]?.[0]).toEqual({
    name: 'Sara',
    phone: '+923001112233',
    amount: 12.5,
    by: 'card',
    kind: 'bank',
    terms: true,
  });
  expect(visit.complaints).toEqual([]);
});
