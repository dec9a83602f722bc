import { renderApp } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { getTipChoices, TipField, toTip } from './tip-field';

function Checkout({ start = 0 }: { start?: number }) {
  const [tip, setTip] = useState(start);
  return (
    <>
      <TipField value={tip} onChange={setTip} />
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

it('reads digits of any kind, and shows when it reduces the amount [F-45] [D-20]', async () => {
  const { user } = renderApp(<Checkout start={325} />);
  expect(await other()).toBeChecked();
  await user.clear(amount());
  await user.type(amount(), '۴٫۵');
  expect(screen.getByText('450')).toBeInTheDocument();
  await user.clear(amount());
  await user.type(amount(), '٩٩٩');
  expect(amount()).toHaveValue('500');
  expect(screen.getByRole('status')).toHaveTextContent('A tip may be at most $500.00.');
});

it('is not requested where the shop takes none [D-20]', async () => {
  const { container, api } = renderApp(<TipField value={0} onChange={() => undefined} />, {
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
  ['-5', 0, false],
  ['', 0, false],
  ['abc', 0, false],
  ['1e9', 0, false],
  ['12.345', 1_235, false],
  ['500.01', 50_000, true],
  ['999999999999', 50_000, true],
])('takes %j as %i [F-45]', (text, tip, isCut) => {
  expect(toTip(text, 2)).toEqual({ tip, isCut });
});
