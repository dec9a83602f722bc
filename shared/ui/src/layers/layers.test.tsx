import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, ConfirmDialog, Dialog, Drawer, Menu, Stepper, toast, Toaster } from '..';
import { getAside, getLift } from './toaster';

function TwoLayers({ dismissable = true }: { dismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Cart"
        closeLabel="Close"
        dismissable={dismissable}
      >
        <Button onClick={() => setAsking(true)}>Clear</Button>
        <ConfirmDialog
          open={isAsking}
          title="Sure?"
          confirmLabel="Yes"
          cancelLabel="No"
          onConfirm={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        />
      </Drawer>
    </>
  );
}

it('takes the focus, and returns it when Escape closes it', async () => {
  const user = userEvent.setup({ delay: null });
  render(<TwoLayers />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const drawer = await screen.findByRole('dialog', { name: 'Cart' });
  await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull(); // the rest is inert
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it('closes only the top layer on Escape', async () => {
  const user = userEvent.setup({ delay: null });
  render(<TwoLayers />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  await screen.findByRole('dialog', { name: 'Sure?' });
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Cart' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Sure?' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus());
});

it('asks with one button of each name', async () => {
  const user = userEvent.setup({ delay: null });
  render(<TwoLayers />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  await screen.findByRole('dialog', { name: 'Sure?' });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['No', 'Yes']);
});

function SignInThatGoes() {
  const [isIn, setIn] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isIn ? (
        <Button key="account" data-focus-instead="">
          Account
        </Button>
      ) : (
        <Button key="sign-in" onClick={() => setOpen(true)}>
          Sign in
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Sign in" closeLabel="Close">
        <Button
          onClick={() => {
            setIn(true);
            setOpen(false);
          }}
        >
          Send
        </Button>
      </Dialog>
    </>
  );
}

it('gives the focus to the account button if the opener is gone', async () => {
  const user = userEvent.setup({ delay: null });
  render(<SignInThatGoes />);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus());
});

it('stays open if only a choice may close it [D-06]', async () => {
  const user = userEvent.setup({ delay: null });
  render(<TwoLayers dismissable={false} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Cart' });
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

it('renders nothing before it is opened', () => {
  const { container } = render(
    <Dialog open={false} onClose={jest.fn()} title="T" closeLabel="Close">
      text
    </Dialog>,
  );
  expect(container).toBeEmptyDOMElement();
});

it('a menu keeps its button, chooses by keys and returns the focus', async () => {
  const user = userEvent.setup({ delay: null });
  const choose = jest.fn();
  render(
    <Menu
      direction="ltr"
      trigger={<Button>Language</Button>}
      entries={[
        { key: 'en', label: 'English', onSelect: jest.fn() },
        { key: 'ur', label: 'اردو', lang: 'ur', onSelect: choose },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Language' });
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  const menu = await screen.findByRole('menu', { name: 'Language' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{End}{Enter}');
  expect(choose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Language' })).toBe(button);
});

describe('Toaster', () => {
  it('has its live regions before the first message', () => {
    render(<Toaster closeLabel="Close" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('announces errors immediately, other messages politely, equal messages once', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Toaster closeLabel="Close" />);
    const undo = jest.fn();
    act(() => {
      toast.error('No');
      toast.success('Yes');
      toast.success('Yes', { action: { label: 'Undo', run: undo } });
    });
    expect(screen.getByRole('alert')).toHaveTextContent('No');
    expect(screen.getByRole('status').textContent).toBe('YesUndo');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('No')).toBeNull();
  });

  it.each(['a field', 'a quantity'])('takes an error away when %s has mended it', async (what) => {
    const user = userEvent.setup({ delay: null });
    const labels = { group: 'Quantity', increase: 'More', decrease: 'Fewer' };
    render(
      <>
        <input aria-label="Code" />
        <Stepper value={2} onChange={jest.fn()} labels={labels} />
        <Toaster closeLabel="Close" />
      </>,
    );
    act(() => toast.error('Wrong'));
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong');
    if (what === 'a field') await user.type(screen.getByLabelText('Code'), 'A');
    else if (what === 'a quantity') await user.click(screen.getByRole('button', { name: 'Fewer' }));
    else act(() => toast.success('Right'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('is lifted above a bar that it would cover, and above a banner over that, but not for what is beside it', () => {
    const rect = (left: number, top: number, right: number, bottom: number) =>
      ({ left, top, right, bottom, height: bottom - top }) as DOMRect;
    const usual = rect(16, 700, 374, 752);
    expect(getLift(usual, [])).toBe(0);
    expect(getLift(usual, [rect(0, 712, 390, 844)])).toBe(48);
    expect(getLift(usual, [rect(8, 500, 382, 700), rect(0, 712, 390, 844)])).toBe(260);
    expect(getLift(usual, [rect(400, 700, 900, 844), rect(0, 0, 390, 100)])).toBe(0);
  });

  it('is above a dialog only where there is room', () => {
    const rect = (top: number, bottom: number) =>
      ({ left: 0, top, right: 390, bottom, height: bottom - top }) as DOMRect;
    const usual = { ...rect(700, 752), left: 16, right: 374 };
    const foot = rect(712, 844);
    expect(getLift(usual, [foot], [rect(400, 844)])).toBe(360);
    expect(getLift(usual, [foot], [rect(40, 844)])).toBe(48);
    // A sheet over a drawer that fills the window.
    expect(getLift(usual, [foot], [rect(0, 844), rect(400, 844)])).toBe(360);
  });

  it.each([
    ['is beside a drawer at the inline end', false, [1004, 1424], [1020, 1440], 412],
    ['is beside it in right-to-left pages', true, [16, 436], [0, 420], 412],
    ['stays where a drawer at the other edge leaves it room', false, [1004, 1424], [0, 320], 0],
  ] as const)('%s', (_case, isRtl, [left, right], [from, to], aside) => {
    const toRect = (start: number, end: number, bottom: number) =>
      ({ left: start, right: end, top: 0, bottom, height: bottom }) as DOMRect;
    const usual = { left, right, top: 80, bottom: 130 };
    expect(getAside(usual, [toRect(from, to, 900)], isRtl, 900)).toBe(aside);
    expect(getAside(usual, [toRect(from, to, 500)], isRtl, 900)).toBe(0);
  });

  it('is below the header of wide windows, and lower where it would cover a bar there', () => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query === '(min-width: 73.75em)' }) as MediaQueryList, // Only this property is used.
    );
    const boxes = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const isBar = this.matches('[data-action-bar]');
      return { left: 0, right: 420, top: 80, bottom: isBar ? 200 : 130, height: isBar ? 120 : 50 } as DOMRect;
    });
    render(
      <>
        <div data-action-bar />
        <Toaster closeLabel="Close" />
      </>,
    );
    act(() => toast.success('Added'));
    const region = document.querySelector('[data-toasts]');
    expect(region).toHaveStyle({ '--lift': '128px', '--aside': '0px' });
    boxes.mockRestore();
    jest.mocked(window.matchMedia).mockRestore();
  });

  it('disappears by itself, but not while the pointer is over it', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Toaster closeLabel="Close" />);
    act(() => toast.info('Wait', { lasts: 5_000 }));
    await user.hover(screen.getByText('Wait'));
    act(() => void jest.advanceTimersByTime(20_000));
    expect(screen.getByText('Wait')).toBeVisible();
    await user.unhover(screen.getByText('Wait'));
    act(() => void jest.advanceTimersByTime(5_000));
    expect(screen.queryByText('Wait')).toBeNull();
    jest.useRealTimers();
  });
});

it('leaves Escape to an open list of suggestions in it', async () => {
  const user = userEvent.setup({ delay: null });
  const onClose = jest.fn();
  const field = (isOpen: boolean) => (
    <Dialog open onClose={onClose} title="Place" closeLabel="Close">
      <input role="combobox" aria-label="Search" aria-controls="list" aria-expanded={isOpen} />
    </Dialog>
  );
  const { rerender } = render(field(true));
  await user.click(await screen.findByRole('combobox'));
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  rerender(field(false));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'leaves Escape to an input method that is composing: %j',
  async (key) => {
    const onClose = jest.fn();
    render(
      <Dialog open onClose={onClose} title="Address" closeLabel="Close">
        <input aria-label="Street" />
      </Dialog>,
    );
    const field = await screen.findByRole('textbox');
    fireEvent.keyDown(field, { key: 'Escape', ...key });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);
