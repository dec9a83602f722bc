import { renderApp } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { getTipChoices, TipField, toTip } from './tip-field';

function Checkout({ start = 0 }: { start?: number }) {
  const [tip, setTip] = useState(start);
  const [refused, setRefused] = useState('');
  const change = (amount: number, text: string) => {
    setTip(amount);
    setRefused(text);
  };
  return (
    <>
      <TipField value={tip} refused={refused} onChange={change} />
      <p>{tip}</p>
    </>
  );
}

const other = () => screen.findByRole('radio', { name: 'Other' });
const amount = () => screen.getByRole('textbox', { name: 'Your tip ($)' });

it('offers no tip, three amounts and an own amount [D-20]', async () => {
  const { user } = renderApp(<Checkout />);
  expect(await screen.findByRole('radio', { name: 'No tip' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '$2.00' }));
  expect(screen.getByText('200')).toBeInTheDocument();
  await user.click(await other());
  await user.clear(amount());
  await user.type(amount(), '3.5');
  expect(screen.getByText('350')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'No tip' }));
  expect(screen.getByText('0')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('reads digits of any kind [F-45] [D-20]', async () => {
  const { user } = renderApp(<Checkout start={325} />);
  expect(await other()).toBeChecked();
  await user.clear(amount());
  await user.type(amount(), '۴٫۵');
  expect(screen.getByText('450')).toBeInTheDocument();
  await user.clear(amount());
  await user.type(amount(), '٩٩٩');
  expect(amount()).toHaveValue('999');
  expect(screen.getByRole('status')).toHaveTextContent('A tip may be at most $500.00.');
});

it('is not requested where the shop takes none [D-20]', async () => {
  const { container, api } = renderApp(<TipField value={0} refused="" onChange={() => undefined} />, {
    config: { tips: false },
  });
  await waitFor(() => expect(api).toBeDefined());
  expect(container).toHaveTextContent('');
});

it.each([
  [0, [50, 100, 200]],
  [2, [100, 200, 500]],
  [3, [250, 500, 1_000]],
])('suits a currency with %i decimals [BIZ-23]', (decimals, amounts) => {
  expect(getTipChoices(decimals)).toEqual(amounts);
});

it.each([
  ['', 0, null],
  ['12.34', 1_234, null],
  [' 2. ', 200, null],
  ['٢٫٥', 250, null],
  ['٢', 200, null],
  ['500', 50_000, null],
  ['1,5', 150, null],
  ['0,50', 50, null],
  ['100,', 10_000, null],
  ['0,500', 0, 'format'],
  ['1,5,', 0, 'format'],
  ['-5', 0, 'negative'],
  ['\u22125', 0, 'negative'],
  ['2.555', 0, 'format'],
  ['abc', 0, 'format'],
  ['1e9', 0, 'format'],
  ['500.01', 0, 'most'],
  ['1000000', 0, 'most'],
  ['1,000,000', 0, 'most'],
])('reads %j as %i, refused as %p [F-45]', (text, tip, problem) => {
  expect(toTip(text, 2)).toEqual({ tip, problem });
});

it.each([
  ['-5', 'A tip cannot be less than nothing.'],
  ['2.555', 'Enter an amount such as 2.00.'],
  ['1000000', 'A tip may be at most $500.00.'],
])('refuses %s in words and keeps what was typed [F-45] [D-20]', async (typed, text) => {
  const onChange = jest.fn();
  const { user } = renderApp(<TipField value={0} refused="" onChange={onChange} />);
  await user.click(await screen.findByRole('radio', { name: 'Other' }));
  await user.type(screen.getByRole('textbox'), typed);
  expect(screen.getByRole('textbox')).toHaveValue(typed);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(text);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(onChange).toHaveBeenLastCalledWith(0, typed);
});
