import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeForm, type CodeFailure, type CodeLabels } from './code-form';

const labels: CodeLabels = {
  code: 'Code',
  verify: 'Verify',
  resend: 'Resend code',
  resendIn: (time) => `in ${time}`,
  waitFor: (time) => `Try again in ${time}`,
  sent: 'Another code is on its way.',
  empty: 'field is empty',
  incomplete: 'six digits',
};

const field = () => screen.getByRole('textbox', { name: 'Code' });
const verifyButton = () => screen.getByRole('button', { name: 'Verify' });
const resendButton = () => screen.getByRole('button', { name: 'Resend code' });

function shown(failure: CodeFailure | null = null) {
  const verify = jest.fn<Promise<CodeFailure | null>, [string]>(() => Promise.resolve(failure));
  const resend = jest.fn<Promise<CodeFailure | null>, []>(() => Promise.resolve(null));
  const { unmount } = render(
    <CodeForm labels={labels} onVerify={verify} onResend={resend}>
      <p>Sent to +9230******233</p>
    </CodeForm>,
  );
  return { verify, resend, unmount };
}

describe('the typed code', () => {
  const user = userEvent.setup({ delay: null });

  it('is verified only once it has six digits, and Enter shows what is missing [OTP-01] [VALID-15] [VALID-29] [BIZ-05]', async () => {
    const { verify } = shown();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('field is empty');
    expect(field()).toBeInvalid();
    await user.keyboard('12345');
    expect(field()).toBeValid();
    expect(verifyButton()).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(field()).toHaveAccessibleDescription('six digits');
    expect(verify).not.toHaveBeenCalled();
    await user.keyboard('6{Enter}');
    await waitFor(() => expect(verify).toHaveBeenCalledWith('123456'));
  });

  it.each([
    'Your code: 123 456.',
    'In 2026 your code is 123456, good for 10 minutes',
    '12-34-56',
    'رمزك هو ١٢٣٤٥٦ لمدة 5 دقائق',
  ])('may be pasted as messages format it: %s [OTP-01]', async (message) => {
    shown();
    await user.keyboard('9');
    await user.paste(message);
    expect(field()).toHaveValue('123456');
    expect(verifyButton()).toBeEnabled();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])('leaves a key to an input method: %j', async (key) => {
    shown();
    await user.keyboard('12345');
    fireEvent.keyDown(field(), { key: 'Enter', ...key });
    expect(field()).not.toHaveAccessibleDescription('six digits');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(field()).toHaveAccessibleDescription('six digits');
  });

  it.each(['١٢٣٤٥٦', '۱۲۳۴۵۶', '12x3-4 56'])('takes %s as digits', async (typed) => {
    shown();
    await user.keyboard(typed);
    expect(field()).toHaveValue('123456');
  });

  it('never has more than six digits; in a full field a digit replaces the next one', async () => {
    shown();
    await user.keyboard('1234567');
    expect(field()).toHaveValue('123456');
    await user.type(field(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field()).toHaveValue('129456');
    expect((field() as HTMLInputElement).selectionStart).toBe(3);
  });

  it('is cleared when it was wrong, and the field is ready for another', async () => {
    shown({ text: 'OTP does not match', wait: 0 });
    await user.keyboard('111111');
    await user.click(verifyButton());
    expect(await screen.findByText('OTP does not match')).toBeVisible();
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('stays when there was no response', async () => {
    shown({ text: '', wait: 0 });
    await user.keyboard('111111{Enter}');
    await waitFor(() => expect(verifyButton()).toBeEnabled());
    expect(field()).toHaveValue('111111');
  });
});

describe('the countdown', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime.bind(jest) });
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

  it('lets another code be sent after 60 seconds, and starts again [STATE-41] [BIZ-05]', async () => {
    const user = person();
    const { resend } = shown();
    expect(resendButton()).toBeDisabled();
    await pass(1);
    expect(screen.getByText('in 0:59')).toBeVisible();
    await pass(58);
    expect(resendButton()).toBeDisabled();
    await pass(1);
    expect(resendButton()).toBeEnabled();
    await user.click(resendButton());
    expect(resend).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Another code is on its way.')).toBeVisible();
    expect(resendButton()).toBeDisabled();
    expect(screen.getByText('in 1:00')).toBeVisible();
    expect(field()).toHaveFocus();
  });

  it('is correct after the tab slept [STATE-41]', () => {
    shown();
    jest.setSystemTime(Date.now() + 45_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('in 0:15')).toBeVisible();
  });

  it('waits as long as the server asks after too many wrong codes', async () => {
    const user = person();
    shown({ text: 'Too many attempts', wait: 90_000 });
    await user.keyboard('111111{Enter}');
    expect(await screen.findByText('Try again in 1:30')).toBeVisible();
    await user.keyboard('222222');
    expect(verifyButton()).toBeDisabled();
    await pass(90);
    expect(verifyButton()).toBeEnabled();
  });

  it('is not announced every second', () => {
    shown();
    expect(screen.getByText('in 1:00').closest('[role=status], [role=alert], [aria-live]')).toBeNull();
  });
});

it('closes in browsers whose focus() returns a promise', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  focus.mockReturnValue(Promise.resolve() as never); // the types know only the older method
  const { unmount } = shown();
  expect(focus).toHaveBeenCalled();
  expect(unmount).not.toThrow();
  focus.mockRestore();
});
