import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { globalStyles } from '../theme/global-styles';
import {
  Checkbox,
  controlStyles,
  Form,
  NumberField,
  PhoneField,
  RadioCards,
  SelectField,
  SubmitButton,
  TextField,
  wholeNumber,
} from '.';

const plus = (text: string) => {
  const digits = text.replace(/^00/, '').replace(/\D/g, '');
  return digits && `+${digits}`;
};

const countries = {
  codes: ['PK'],
  getPrefix: (country: string) => (country === 'PK' ? '+92' : ''),
  getCountry: (phone: string) => (phone.startsWith('+92') ? 'PK' : ''),
  normalise: plus,
  shopCountry: 'PK',
  canChoose: false,
};

function Sample({ onSend }: { onSend: (values: object) => void }) {
  const { control, handleSubmit } = useForm({
    defaultValues: { name: '', phone: '', kind: '', terms: false },
    resolver: (values) => {
      const missing = { type: 'required', message: 'missing' };
      const errors = {
        ...(values.name ? {} : { name: missing }),
        ...(values.kind ? {} : { kind: missing }),
      };
      return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const translate = (key: string) => `${key}!`;
  return (
    <Form onSubmit={handleSubmit(onSend)}>
      <PhoneField control={control} name="phone" label="Phone" countries={countries} countryLabel="Country" />
      <TextField control={control} name="name" label="Name" translate={translate} required />
      <RadioCards
        control={control}
        name="kind"
        label="Kind"
        options={[
          { value: 'home', label: 'Home' },
          { value: 'office', label: 'Office' },
        ]}
      />
      <Checkbox control={control} name="terms" label="Terms" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

it('connects an error to its field and focuses the first invalid one', async () => {
  const user = userEvent.setup({ delay: null });
  const send = jest.fn();
  render(<Sample onSend={send} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription('missing!');
  expect(name).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

it('submits the values that were typed, ticked and chosen; the phone with its prefix [BIZ-39]', async () => {
  const user = userEvent.setup({ delay: null });
  const send = jest.fn();
  render(<Sample onSend={send} />);
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '0300-1112233');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Sara');
  await user.click(screen.getByRole('radio', { name: 'Office' }));
  await user.click(screen.getByRole('checkbox', { name: 'Terms' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send.mock.calls[0]?.[0]).toEqual({
    phone: '+923001112233',
    name: 'Sara',
    kind: 'office',
    terms: true,
  });
});

it.each([
  ['300 1112233', '+923001112233'],
  ['03001112233', '+923001112233'],
  ['+49 30 1234567', '+49301234567'],
  ['0049301234567', '+49301234567'],
  ['\u2066+92 300 1234567\u2069', '+923001234567'],
  ['tel:+92-300-1234567', '+923001234567'],
  ['(0300) 1234567', '+923001234567'],
  ['', ''],
])('converts %j to an international number', (typed, whole) => {
  expect(wholeNumber(typed, '+92', plus)).toBe(whole);
});

it('leaves the trunk prefix of a country to the rules that know it', () => {
  expect(wholeNumber('06 1234 5678', '+39', plus, (digits) => digits)).toBe('+390612345678');
});

function Amounts({ onSend }: { onSend: (values: object) => void }) {
  const { control, handleSubmit, reset } = useForm<{ amount: number | null; by: string }>({
    defaultValues: { amount: null, by: '' },
  });
  return (
    <Form onSubmit={handleSubmit(onSend)}>
      <NumberField control={control} name="amount" label="Amount" />
      <SelectField
        control={control}
        name="by"
        label="By"
        placeholder="Choose"
        options={[
          { value: 'card', label: 'Card' },
          { value: 'bank', label: 'Bank' },
        ]}
      />
      <SubmitButton>Send</SubmitButton>
      <button type="button" onClick={() => reset({ amount: 7, by: '' })}>
        Reset
      </button>
    </Form>
  );
}

it('reads Arabic and Persian digits as a number, and shows what the form sets', async () => {
  const user = userEvent.setup({ delay: null });
  const send = jest.fn();
  render(<Amounts onSend={send} />);
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await user.type(amount, '١۲٫۵');
  expect(amount).toHaveValue('12.5');
  await user.selectOptions(screen.getByRole('combobox', { name: 'By' }), 'Bank');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send.mock.calls[0]?.[0]).toEqual({ amount: 12.5, by: 'bank' });
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(amount).toHaveValue('7');
});

const three: Record<string, string> = { PK: '+92', DE: '+49', US: '+1' };

function Phones({ canChoose, start = '' }: { canChoose: boolean; start?: string }) {
  const { control, watch } = useForm({ defaultValues: { phone: start } });
  const known = {
    codes: Object.keys(three),
    getPrefix: (country: string) => three[country] ?? '',
    getCountry: (phone: string) =>
      Object.keys(three).find((code) => phone.startsWith(three[code] ?? '')) ?? '',
    normalise: plus,
    shopCountry: 'PK',
    canChoose,
  };
  return (
    <Form onSubmit={() => {}}>
      <PhoneField control={control} name="phone" label="Phone" countries={known} countryLabel="Country" />
      <output>{watch('phone')}</output>
    </Form>
  );
}

const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
const number = () => screen.getByRole('textbox', { name: 'Phone' });
const whole = () => screen.getByRole('status').textContent;

it('keeps the shop’s country if no other may be chosen [VALID-34]', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Phones canChoose={false} />);
  expect(country()).toBeDisabled();
  expect(country()).toHaveDisplayValue('+92');
  await user.type(number(), '+49 30 1234567');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(whole()).toBe('+49301234567');
  await user.tab();
  expect(number()).toHaveValue('+49301234567');
});

it('offers countries by name, and keeps the typed number [VALID-34] [BIZ-39]', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Phones canChoose />);
  await user.type(number(), '0300 1112233');
  await user.click(country());
  const names = [...country().options].map((option) => option.text.replace(/[\u2066\u2069]/g, ''));
  expect(names).toEqual(['Germany (+49)', 'Pakistan (+92)', 'United States (+1)']);
  await user.selectOptions(country(), 'DE');
  expect(whole()).toBe('+493001112233');
  expect(number()).toHaveValue('3001112233');
});

it('takes the country from an international number on blur [VALID-34]', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Phones canChoose start="+923001112233" />);
  expect(country()).toHaveValue('PK');
  await user.clear(number());
  await user.type(number(), '0049 30 1234567');
  expect(number()).toHaveValue('+49301234567');
  await user.tab();
  expect(country()).toHaveValue('DE');
  expect(number()).toHaveValue('301234567');
  expect(whole()).toBe('+49301234567');
});

it('writes no field below 16 px, which iPhones zoom into', () => {
  expect([...controlStyles].filter((part) => typeof part === 'string').join('')).toContain(
    'font-size: max(16px, 1em)',
  );
  expect(globalStyles).toContain('input, textarea, select { font-size: max(16px, 1em); }');
});
