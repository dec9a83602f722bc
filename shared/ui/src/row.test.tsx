import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Row } from './row';

const labels = { previous: 'Previous', next: 'Next' };
const cards = (count: number) => Array.from({ length: count }, (_, at) => <li key={at}>Card {at + 1}</li>);
const row = (count: number) => (
  <Row title="Restaurants" labels={labels}>
    {cards(count)}
  </Row>
);

/** Callbacks of the observer that wait for the browser to lay out the row. */
let waiting: (() => void)[] = [];
const layOut = () => act(() => waiting.splice(0).forEach((callback) => callback()));

/** How often the row's width was read, and its value. */
let looks = 0;
let width = 0;

class Observer implements Pick<ResizeObserver, 'observe' | 'disconnect'> {
  constructor(private readonly callback: () => void) {}
  observe() {
    waiting.push(this.callback);
  }
  disconnect() {
    waiting = waiting.filter((callback) => callback !== this.callback);
  }
}

const { ResizeObserver: before } = window;
beforeEach(() => {
  Object.assign(window, { ResizeObserver: Observer });
  waiting = [];
  looks = 0;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => {
    looks += 1;
    return width;
  });
});
afterEach(() => {
  Object.assign(window, { ResizeObserver: before });
  jest.restoreAllMocks();
});

const next = () => screen.getByLabelText('Next'); // only wide windows show it

it('is not measured before the browser has laid it out, however often it renders', () => {
  width = 500;
  const { rerender } = render(row(2));
  rerender(row(3));
  rerender(row(2));
  expect(looks).toBe(0);
  expect(next()).not.toHaveAttribute('aria-disabled');
  layOut();
  expect(looks).toBe(1);
  expect(next()).toHaveAttribute('aria-disabled', 'true');
});

it('can be scrolled once other entries need more space', () => {
  width = 500;
  const { rerender } = render(row(2));
  layOut();
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  width = 2_400;
  rerender(row(9));
  layOut();
  expect(next()).not.toHaveAttribute('aria-disabled');
});

it('keeps the focus on the arrow that has reached the end', async () => {
  const user = userEvent.setup({ delay: null });
  const scrollBy = jest.fn();
  HTMLElement.prototype.scrollBy = scrollBy;
  width = 900;
  render(row(4));
  layOut();
  next().focus();
  await user.keyboard('{Enter}');
  jest.spyOn(HTMLElement.prototype, 'scrollLeft', 'get').mockReturnValue(300);
  act(() => void fireEvent.scroll(screen.getByRole('list')));
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  expect(next()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(scrollBy).toHaveBeenCalledTimes(1);
});
