import { screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { earlyInputScript } from '../../../../delivery/src/edge/page/early-input';
import { earlyVisits, settled, type } from './early-visit';

const arrive = earlyVisits(earlyInputScript);

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const shown = () => screen.getByRole('status').textContent;

function Text({ area = false, initial = '' }: { area?: boolean; initial?: string }) {
  const [text, setText] = useState(initial);
  const [, setTimes] = useState(0);
  // A second render with the initial value is what removes typed text.
  useLayoutEffect(() => setTimes(1), []);
  const Tag = area ? 'textarea' : 'input';
  return (
    <>
      <Tag
        aria-label="Words"
        value={text}
        onChange={(event: { target: { value: string } }) => setText(event.target.value)}
      />
      <output>{text}</output>
    </>
  );
}

it.each([
  ['a line', false],
  ['an area', true],
])('typed text reaches a controlled field: %s', async (_case, area) => {
  const visit = arrive(<Text area={area} initial="so " />);
  type(box('Words'), 'far');
  await visit.comeAlive();
  expect(box('Words')).toHaveValue('so far');
  expect(shown()).toBe('so far');
  expect(visit.complaints).toEqual([]);
});

it('typing continues while the page hydrates', async () => {
  const visit = arrive(<Text />);
  type(box('Words'), 'be');
  const alive = visit.comeAlive();
  type(box('Words'), 'fo');
  await alive;
  type(box('Words'), 're');
  await settled();
  expect(shown()).toBe('before');
  expect(box('Words')).toHaveValue('before');
});

it('typed text reaches an uncontrolled field and its handler', async () => {
  const notified = jest.fn();
  const visit = arrive(
    <input aria-label="Words" defaultValue="" onChange={(event) => notified(event.target.value)} />,
  );
  type(box('Words'), 'tea');
  await visit.comeAlive();
  expect(notified.mock.calls).toEqual([['tea']]);
});

it('typed text keeps focus and caret', async () => {
  const visit = arrive(<Text />);
  type(box('Words'), 'ac');
  box('Words').setSelectionRange(1, 1);
  type(box('Words'), 'b');
  await visit.comeAlive();
  expect(shown()).toBe('abc');
  expect(box('Words')).toHaveFocus();
  expect(box('Words').selectionStart).toBe(1 + 1);
});

it('typed text is reported without disturbing a composition', async () => {
  const notified = jest.fn();
  const visit = arrive(<input aria-label="Words" onChange={(event) => notified(event.target.value)} />);
  type(box('Words'), 'x');
  await visit.hydrate();
  const written = jest.spyOn(HTMLInputElement.prototype, 'value', 'set');
  const field = box('Words');
  await visit.replay();
  expect(notified).toHaveBeenCalledWith('x');
  expect(written.mock.contexts).not.toContain(field);
  written.mockRestore();
});
