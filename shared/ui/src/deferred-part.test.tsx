import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createDeferredPart, PartFailureProvider } from './deferred-part';

const Menu = ({ open = true }: { open?: boolean }) => (open ? <p>The menu</p> : null);

/** A page with a button that opens a part, whose code fails to load the first times. */
function setUp(failures: number) {
  const load = jest.fn<Promise<typeof Menu>, []>().mockResolvedValue(Menu);
  for (let failure = 0; failure < failures; failure += 1)
    load.mockRejectedValueOnce(new Error('no such file'));
  const tell = jest.fn();
  const Part = createDeferredPart(load);
  function Page() {
    const [isRequested, setRequested] = useState(false);
    const [isOpen, setOpen] = useState(false);
    const fail = () => {
      setRequested(false);
      setOpen(false);
    };
    return (
      <PartFailureProvider value={tell}>
        <button onFocus={() => setRequested(true)} onClick={() => [setRequested(true), setOpen(true)]}>
          Open
        </button>
        <output>{isRequested ? 'requested' : 'nothing'}</output>
        {isRequested && <Part open={isOpen} onFailed={fail} />}
      </PartFailureProvider>
    );
  }
  render(<Page />);
  return { user: userEvent.setup({ delay: null }), load, tell };
}

it('keeps the page when its code cannot be loaded, tells so, and tries again with the next press [F-05] [F-06]', async () => {
  const { user, load, tell } = setUp(1);
  const button = screen.getByRole('button', { name: 'Open' });
  await user.click(button);
  await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
  expect(button).toBeVisible();
  await user.click(button);
  expect(await screen.findByText('The menu')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(tell).toHaveBeenCalledTimes(1);
});

it('says nothing when code that was loaded ahead fails', async () => {
  const { user, load, tell } = setUp(1);
  await user.tab();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('nothing'));
  expect(load).toHaveBeenCalledTimes(1);
  expect(tell).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('The menu')).toBeVisible();
});
