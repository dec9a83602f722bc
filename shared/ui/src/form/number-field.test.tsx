import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, useWatch } from 'react-hook-form';
import { NumberField } from '.';

function Amount() {
  const { control } = useForm<{ amount: number | null }>({ defaultValues: { amount: null } });
  const amount = useWatch({ control, name: 'amount' });
  return (
    <>
      <NumberField control={control} name="amount" label="Amount" />
      <output>{String(amount)}</output>
    </>
  );
}

it.each([
  ['12,50', '12.5'],
  ['12,5', '12.5'],
  ['12,', '12'],
  ['1,000', '1000'],
  ['1,234.50', '1234.5'],
  ['1,234,500', '1234500'],
  ['12.50', '12.5'],
  ['١٢٫٥', '12.5'],
])('reads %s as %s, and leaves the text as it was typed [F-45]', async (typed, value) => {
  const user = userEvent.setup({ delay: null });
  render(<Amount />);
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await user.type(field, typed);
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${value.replace('.', '\\.')}$`));
  if (/^\d/.test(typed)) expect(field).toHaveValue(typed);
});
