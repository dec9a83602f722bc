import { act, render, screen } from '@testing-library/react';
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
  expect(next()).toBeEnabled();
  layOut();
  expect(looks).toBe(1);
  expect(next()).toBeDisabled();
});

it('can be scrolled once other entries need more space', () => {
  width = 500;
  const { rerender } = render(row(2));
  layOut();
  expect(next()).toBeDisabled();
  width = 2_400;
  rerender(row(9));
  layOut();
  expect(next()).toBeEnabled();
});
