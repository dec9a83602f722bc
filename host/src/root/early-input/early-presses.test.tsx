import { screen } from '@testing-library/react';
import { useState } from 'react';
import { earlyInputScript } from '../../../../delivery/src/edge/page/early-input';
import { earlyVisits } from './early-visit';

const arrive = earlyVisits(earlyInputScript);

const press = (name: string) => screen.getByRole('button', { name }).click();

it('presses each button once, in the order of the last presses, each on what the one before has changed', async () => {
  const done: string[] = [];
  function Two() {
    const [count, setCount] = useState(0);
    const button = (name: string) => {
      const act = () => {
        done.push(`${name}${count}`);
        setCount(count + 1);
      };
      return (
        <button type="button" onClick={act}>
          {name}
        </button>
      );
    };
    return [button('A'), button('B')].map((one, index) => <span key={index}>{one}</span>);
  }
  const visit = arrive(<Two />);
  ['A', 'A', 'B', 'A'].forEach(press);
  await visit.comeAlive();
  expect(done).toEqual(['B0', 'A1']);
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

/** Whether the browser was kept from what it does of itself. */
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

it.each(['link', 'button'])('leaves links to the browser: one in the role of a %s', async (role) => {
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

it('presses nothing in place of what is gone', async () => {
  const pressed = jest.fn();
  const page = (word: string) => (
    <div>
      {word} <button onClick={pressed}>Add</button>
    </div>
  );
  const visit = arrive(page('here'), page('there'));
  press('Add');
  await visit.comeAlive();
  expect(pressed).not.toHaveBeenCalled();
});
