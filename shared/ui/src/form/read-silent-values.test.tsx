import { act, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { Form, PasswordField, SubmitButton, TextField } from '.';

function SignIn({ onSend }: { onSend: (values: object) => void }) {
  const { control, handleSubmit } = useForm({ defaultValues: { email: '', password: '', note: 'old' } });
  return (
    <Form onSubmit={handleSubmit(onSend)}>
      <TextField control={control} name="email" label="Email" />
      <PasswordField
        control={control}
        name="password"
        autoComplete="current-password"
        label="Password"
        showLabel="Show"
        hideLabel="Hide"
      />
      <TextField control={control} name="note" label="Note" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

/** As an extension writes: React does not notice. */
const write = (input: HTMLElement, value: string) =>
  Reflect.set(HTMLInputElement.prototype, 'value', value, input);

it.each<[string, (input: HTMLInputElement, value: string) => void]>([
  ['an extension', write],
  ['a script of the page', (input, value) => (input.value = value)],
])('sends what %s has filled in without an event [VALID-16]', async (_case, fill) => {
  const onSend = jest.fn();
  render(<SignIn onSend={onSend} />);
  fill(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  fill(screen.getByLabelText<HTMLInputElement>('Password'), 'secret');
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  expect(onSend.mock.lastCall?.[0]).toEqual({ email: 'ada@example.com', password: 'secret', note: 'old' });
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
});
