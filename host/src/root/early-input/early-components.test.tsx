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
function createLazyComponent(Component: ComponentType) {
  let finishLoading = () => {};
  const LazyComponent = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        finishLoading = () => resolve({ default: Component });
      }),
  );
  return { LazyComponent, finishLoading: () => finishLoading() };
}

const press = () => screen.getByRole('button', { name: 'Add' }).click();

it('hydrates the component of a pressed button at once when its code is loaded', async () => {
  const pressed = jest.fn();
  const visit = arrive(inBoundary(() => <button onClick={pressed}>Add</button>));
  press();
  const waited = jest.spyOn(globalThis, 'setTimeout');
  await visit.hydrateAndReplay();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(waited.mock.calls.map(([, time]) => time)).not.toContain(100);
  waited.mockRestore();
});

/** Presses a button whose code has not loaded when the replay begins. */
async function pressedTooEarly() {
  const pressed = jest.fn();
  const Component = () => <button onClick={pressed}>Add</button>;
  const { LazyComponent, finishLoading } = createLazyComponent(Component);
  const visit = arrive(inBoundary(LazyComponent), inBoundary(Component));
  press();
  await visit.hydrate();
  const replayed = visit.replay();
  await settled();
  return { pressed, finishLoading, replayed, visit };
}

it("keeps a press until the component's code is loaded", async () => {
  const { pressed, finishLoading, replayed, visit } = await pressedTooEarly();
  expect(pressed).not.toHaveBeenCalled();
  finishLoading();
  await replayed;
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(visit.errors).toEqual([]);
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
  const { LazyComponent, finishLoading } = createLazyComponent(Text);
  const visit = arrive(inBoundary(LazyComponent), inBoundary(Text));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  type(field, 'be');
  await visit.hydrate();
  const replayed = visit.replay();
  await settled();
  type(field, 'fore');
  finishLoading();
  await replayed;
  expect(screen.getByRole('status')).toHaveTextContent('before');
});

it('drops a press once the visitor is on another page', async () => {
  const { pressed, finishLoading, replayed } = await pressedTooEarly();
  window.history.replaceState(null, '', '/elsewhere');
  finishLoading();
  await replayed;
  expect(pressed).not.toHaveBeenCalled();
});
