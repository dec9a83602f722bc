import { screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { earlyInputScript } from '../../../../delivery/src/edge/page/early-input';
import { earlyVisits, type } from './early-visit';
import { replayEarlyInput } from './replay-early-input';

const arrive = earlyVisits(earlyInputScript);

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name }).click();

describe('forms', () => {
  function Search({ onFind, action, withButton = true }: SearchProps) {
    const find = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      onFind(new FormData(event.currentTarget).get('words'));
    };
    return (
      <form onSubmit={find} action={action}>
        <input name="words" aria-label="Words" defaultValue="" />
        {withButton && <button>Go</button>}
      </form>
    );
  }
  interface SearchProps {
    onFind: (words: unknown) => void;
    action?: string;
    withButton?: boolean;
  }

  it.each([
    ['by its button', true],
    ['by Enter', false],
  ])('are submitted once, with what was typed: %s', async (_case, withButton) => {
    const found = jest.fn();
    const visit = arrive(<Search onFind={found} withButton={withButton} />);
    type(box('Words'), 'tea');
    for (let time = 0; time < 2; time += 1) {
      if (withButton) press('Go');
      else document.forms[0]?.requestSubmit();
    }
    await visit.comeAlive();
    expect(found.mock.calls).toEqual([['tea']]);
  });

  it('with their own address are left to the browser', async () => {
    const found = jest.fn();
    const visit = arrive(<Search onFind={found} action="/home" />);
    const sent: Event[] = [];
    // The browser would leave the page here.
    visit.page.addEventListener('submit', (event) => sent.push(event), { once: true });
    visit.page.addEventListener('submit', (event) => event.preventDefault());
    press('Go');
    expect(sent).toHaveLength(1);
    await visit.comeAlive();
    expect(found).not.toHaveBeenCalled();
  });
});

describe('the recording', () => {
  it('ends with the replay, which any page may start', async () => {
    const visit = arrive(<button>Add</button>);
    await visit.comeAlive();
    expect(window.__shopEarlyInput).toBeUndefined();
    await expect(replayEarlyInput(document)).resolves.toBeUndefined();
  });

  it('ends by itself', () => {
    jest.useFakeTimers();
    const pressed = jest.fn();
    const visit = arrive(<button>Add</button>);
    visit.page.addEventListener('click', pressed);
    press('Add');
    expect(pressed).not.toHaveBeenCalled();
    jest.advanceTimersByTime(20_000);
    press('Add');
    expect(pressed).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
