import { screen } from '@testing-library/react';
import { earlyInputScript } from '../../../../delivery/src/edge/page/early-input';
import { earlyVisits } from './early-visit';

const arrive = earlyVisits(earlyInputScript);

const press = (name: string) => screen.getByRole('button', { name }).click();

it('presses the button that was pressed last, once', async () => {
  const done: string[] = [];
  const visit = arrive(
    <>
      <button onClick={() => done.push('A')}>A</button>
      <button onClick={() => done.push('B')}>B</button>
    </>,
  );
  ['A', 'B', 'B'].forEach(press);
  await visit.comeAlive();
  expect(done).toEqual(['B']);
});

it('a press between hydration and replay counts once', async () => {
  const pressed = jest.fn();
  const visit = arrive(<button onClick={pressed}>Add</button>);
  await visit.hydrate();
  press('Add');
  expect(pressed).not.toHaveBeenCalled();
  await visit.replay();
  press('Add');
  expect(pressed).toHaveBeenCalledTimes(2);
});

/** Whether the browser's default action is prevented. */
function isPrevented(element: HTMLElement) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  element.dispatchEvent(click);
  return click.defaultPrevented;
}

it('presses a button in a link without following the link', async () => {
  const pressed = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const visit = arrive(
    <a href="#item">
      Item <button onClick={pressed}>Add</button>
    </a>,
  );
  expect(isPrevented(screen.getByRole('button'))).toBe(true);
  await visit.comeAlive();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(window.location.hash).toBe('');
});

it.each(['link', 'button'])('leaves links to the browser: one with the role of a %s', async (role) => {
  const followed = jest.fn();
  const visit = arrive(
    <a href="#next" role={role} onClick={followed}>
      <b>Next</b>
    </a>,
  );
  expect(isPrevented(screen.getByText('Next'))).toBe(false);
  await visit.comeAlive();
  expect(followed).not.toHaveBeenCalled();
  window.location.hash = '';
});

it('presses nothing when the button is gone', async () => {
  const pressed = jest.fn();
  const page = (text: string) => (
    <div>
      {text} <button onClick={pressed}>Add</button>
    </div>
  );
  const visit = arrive(page('here'), page('there'));
  press('Add');
  await visit.comeAlive();
  expect(pressed).not.toHaveBeenCalled();
});
