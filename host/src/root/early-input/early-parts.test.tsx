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

/** A component whose code loads when the test says so. */
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

it('hydrates the component of a pressed button at once when its code is loaded', async () => {
  const pressed = jest.fn();
  const visit = arrive(inBoundary(() => <button onClick={pressed}>Add</button>));
  press();
  const waited = jest.spyOn(globalThis, 'setTimeout');
  await visit.comeAlive();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(waited.mock.calls.map(([, time]) => time)).not.toContain(100);
  waited.mockRestore();
});

/** Presses a button whose code has not loaded when the replay begins. */
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

it("keeps a press until the component's code is loaded", async () => {
  const { pressed, bring, replayed, visit } = await pressedTooEarly();
  expect(pressed).not.toHaveBeenCalled();
  bring();
  await replayed;
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(visit.complaints).toEqual([]);
});

it('keeps what is typed into a component while its code loads', async () => {
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

it('drops a press once the visitor is on another page', async () => {
  const { pressed, bring, replayed } = await pressedTooEarly();
  window.history.replaceState(null, '', '/elsewhere');
  bring();
  await replayed;
  expect(pressed).not.toHaveBeenCalled();
});
