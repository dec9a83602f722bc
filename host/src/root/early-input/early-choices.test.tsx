import { screen } from '@testing-library/react';
import { useState } from 'react';
import { earlyInputScript } from '../../../../delivery/src/edge/page/early-input';
import { earlyVisits } from './early-visit';

const arrive = earlyVisits(earlyInputScript);
const shown = () => screen.getByRole('status').textContent;

function Ticks({ onTurn }: { onTurn: () => void }) {
  const [isOn, setOn] = useState(false);
  const turn = () => {
    onTurn();
    setOn((was) => !was);
  };
  return (
    <>
      <label>
        <input type="checkbox" checked={isOn} onChange={turn} /> Gift
      </label>
      <output>{isOn ? 'on' : 'off'}</output>
    </>
  );
}

it.each([
  ['stays ticked', 1, 'on', 1],
  ['stays as it was when it was ticked and cleared', 2, 'off', 0],
])('a checkbox %s, and its handler is called once', async (_case, times, state, calls) => {
  const turned = jest.fn();
  const visit = arrive(<Ticks onTurn={turned} />);
  for (let time = 0; time < times; time += 1) screen.getByText('Gift').click();
  await visit.comeAlive();
  expect(shown()).toBe(state);
  expect(turned).toHaveBeenCalledTimes(calls);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(state === 'on');
});

it('a tick between hydration and replay counts once', async () => {
  const turned = jest.fn();
  const visit = arrive(<Ticks onTurn={turned} />);
  await visit.hydrate();
  screen.getByRole('checkbox').click();
  await visit.replay();
  expect(turned).toHaveBeenCalledTimes(1);
  expect(shown()).toBe('on');
});

function Sizes({ onPick }: { onPick: (size: string) => void }) {
  const [size, setSize] = useState('S');
  const pick = (next: string) => {
    onPick(next);
    setSize(next);
  };
  return (
    <>
      {['S', 'M', 'L'].map((one) => (
        <label key={one}>
          <input type="radio" name="size" checked={size === one} onChange={() => pick(one)} /> {one}
        </label>
      ))}
      <output>{size}</output>
    </>
  );
}

it('keeps the last choice among radios', async () => {
  const picked = jest.fn();
  const visit = arrive(<Sizes onPick={picked} />);
  screen.getByRole('radio', { name: 'M' }).click();
  screen.getByRole('radio', { name: 'L' }).click();
  await visit.comeAlive();
  expect(shown()).toBe('L');
  expect(picked.mock.calls).toEqual([['L']]);
  expect(screen.getByRole('radio', { name: 'L' })).toBeChecked();
});

function Sorting() {
  const [by, setBy] = useState('new');
  return (
    <>
      <select aria-label="Sort" value={by} onChange={(event) => setBy(event.target.value)}>
        <option value="new">New</option>
        <option value="near">Near</option>
      </select>
      <output>{by}</output>
    </>
  );
}

it('a select keeps its choice', async () => {
  const visit = arrive(<Sorting />);
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  select.value = 'near';
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await visit.comeAlive();
  expect(shown()).toBe('near');
  expect(screen.getByRole('combobox')).toHaveValue('near');
});
