import { reserveHeight } from './reserved-height';

const { style } = document.documentElement;
const room = () => style.getPropertyValue('min-block-size');
let observed: () => void = () => undefined;
const contentIs = (pixels: number) => {
  Object.defineProperty(document.body, 'offsetHeight', { value: pixels, configurable: true });
  observed();
};

beforeEach(() => {
  jest.useFakeTimers();
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      observed = () => callback([], this as unknown as ResizeObserver);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      observed = () => undefined;
    }
  } as typeof ResizeObserver;
});
afterEach(() => jest.useRealTimers());

it('keeps the document tall until its content is, and has settled [X-03]', () => {
  reserveHeight(2_000);
  contentIs(1_500);
  jest.advanceTimersByTime(5_000);
  expect(room()).toBe('2000px');
  contentIs(4_000);
  contentIs(1_000); // a remote component that is shorter than its placeholder
  expect(room()).toBe('2000px');
  contentIs(4_000);
  jest.advanceTimersByTime(1_000);
  expect(room()).toBe('');
  expect(style.getPropertyValue('overflow-anchor')).toBe('');
});

it('gives up on content that does not come [X-03]', () => {
  reserveHeight(2_000);
  jest.advanceTimersByTime(10_000);
  expect(room()).toBe('');
});
