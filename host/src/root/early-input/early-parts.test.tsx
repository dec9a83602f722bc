import { screen } from '@testing-library/react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { earlyInputScript } from '../../../../delivery/src/edge/page/early-input';
import { earlyVisits, settled, type } from './early-visit';

const arrive = earlyVisits(earlyInputScript);

const inBoundary = (Component: ComponentType) => (
  <Suspense fallback={<p>Wait</p>}>
    <Component />
  </Suspense>
);

/** A part whose code is under way until the test brings it. */
function timedOut(Component: ComponentType) {
  let bring = () => {};
  const Late = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        bring = () => resolve({ default: Component });
      }),
  );
  return { Late, bring: () => bring() };
}

const press = () => screen.getByRole('button', { name: 'Add' }).click();

it('hydrates the part of a pressed button at once where its code is there', async () => {
  const pressed = jest.fn();
  const visit = arrive(inBoundary(() => <button onClick={pressed}>Add</button>));
  press();
  const waited = jest.spyOn(globalThis, 'setTimeout');
  await visit.comeAlive();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(waited.mock.calls.map(([, time]) => time)).not.toContain(100);
  waited.mockRestore();
});

/** A button is pressed whose code has not come when the replay begins. */
async function pressedTooEarly() {
  const pressed = jest.fn();
  const Component = () => <button onClick={pressed}>Add</button>;
  const { Late, bring } = timedOut(Component);
  const visit = arrive(inBoundary(Late), inBoundary(Component));
  press();
  await visit.hydrate();
  const replayed = visit.replay();
  await settled();
  return { pressed, bring, replayed, visit };
}

it('waits with a press for the code of its part', async () => {
  const { pressed, bring, replayed, visit } = await pressedTooEarly();
  expect(pressed).not.toHaveBeenCalled();
  bring();
  await replayed;
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(visit.complaints).toEqual([]);
});

it('loses nothing of what is typed into a part while its code is under way', async () => {
  function Text() {
    const [text, setText] = useState('');
    return (
      <>
        <input value={text} onChange={(event) => setText(event.target.value)} />
        <output>{text}</output>
      </>
    );
  }
  const { Late, bring } = timedOut(Text);
  const visit = arrive(inBoundary(Late), inBoundary(Text));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  type(field, 'be');
  await visit.hydrate();
  const replayed = visit.replay();
  await settled();
  type(field, 'fore');
  bring();
  await replayed;
  expect(screen.getByRole('status')).toHaveTextContent('before');
});

it('presses nothing any more once the visitor is on another page', async () => {
  const { pressed, bring, replayed } = await pressedTooEarly();
  window.history.replaceState(null, '', '/elsewhere');
  bring();
  await replayed;
  expect(pressed).not.toHaveBeenCalled();
});
