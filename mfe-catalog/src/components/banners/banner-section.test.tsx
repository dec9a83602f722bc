import { banners } from '@shop/contract';
import type { Banner, ModuleType } from '@shop/domain';
import { refused, renderApp } from '@shop/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { BannerSection } from './banner-section';

const banner = (id: number): Banner => ({
  id,
  title: `Offer of ${id}`,
  imageUrl: `/b${id}.svg`,
  target: { type: 'store', id, url: null },
});

/** jsdom has no layout: a viewport of 300 px over entries of 300 px. */
function setWidths(count: number) {
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(count * 300);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = this.parentElement ? [...this.parentElement.children].indexOf(this) : 0;
    const scrolled = this.parentElement?.scrollLeft ?? 0;
    const start = this.tagName === 'LI' ? at * 300 - scrolled : 0;
    return { left: start, right: start + 300 } as DOMRect; // Only these properties are used.
  });
  const scrollTo = jest.fn(function (this: HTMLElement, { left = 0 }: ScrollToOptions) {
    this.scrollLeft = left;
    fireEvent.scroll(this);
  });
  Object.assign(Element.prototype, { scrollTo });
  return scrollTo;
}
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const open = (entries: Banner[] | (() => Banner[]), type: ModuleType = 'food') =>
  renderApp(<BannerSection isReady />, {
    session: { module: { id: 1, type, name: 'Module' } },
    setUpApi: (api) => api.respond(banners, entries),
  });

const dot = (number: number, count = 3) =>
  screen.getByRole('button', { name: `Offer ${number} of ${count}` });

/** Arrows are shown to mice only, which jsdom does not know. */
const onDesktop = (name: string) => screen.getByRole('button', { name, hidden: true });

it('links each banner to its target; the first picture is loaded first', async () => {
  const { container } = open([banner(1), banner(2)]);
  expect(await screen.findByRole('link', { name: 'Offer of 1' })).toHaveAttribute('href', '/store/1');
  const [first, second] = container.querySelectorAll('img');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(second).toHaveAttribute('loading', 'lazy');
});

it('moves by dots, arrows and arrow keys, past the end to the first [X-13]', async () => {
  setWidths(3);
  const { user } = open([banner(1), banner(2), banner(3)], 'pharmacy');
  await screen.findByRole('link', { name: 'Offer of 1' });
  expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await user.click(dot(2));
  expect(dot(2)).toHaveAttribute('aria-current', 'true');
  fireEvent.click(onDesktop('Next offer'));
  expect(dot(3)).toHaveAttribute('aria-current', 'true');
  fireEvent.click(onDesktop('Next offer'));
  expect(dot(1)).toHaveAttribute('aria-current', 'true');
  screen.getByRole('link', { name: 'Offer of 1' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: 'Offer of 2' })).toHaveFocus();
  expect(dot(2)).toHaveAttribute('aria-current', 'true');
});

it('moves by itself, pauses while the focus is inside, and can be stopped', async () => {
  setWidths(2);
  jest.useFakeTimers({ advanceTimers: true });
  open([banner(1), banner(2)]);
  const stop = await screen.findByRole('button', { name: 'Stop the offers from moving' });
  act(() => void jest.advanceTimersByTime(6_100));
  expect(dot(2, 2)).toHaveAttribute('aria-current', 'true');
  act(() => stop.focus());
  act(() => void jest.advanceTimersByTime(12_100));
  expect(dot(2, 2)).toHaveAttribute('aria-current', 'true');
  fireEvent.click(stop);
  act(() => stop.blur());
  act(() => void jest.advanceTimersByTime(12_100));
  expect(dot(2, 2)).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'Let the offers move' })).toBeVisible();
});

it.each([
  ['where motion is reduced', 'food', true],
  ['in a pharmacy', 'pharmacy', false],
] as const)('never moves by itself %s', async (_case, type, matches) => {
  setWidths(2);
  const stopped = { matches, addEventListener: () => {}, removeEventListener: () => {} };
  jest.spyOn(window, 'matchMedia').mockReturnValue(stopped as unknown as MediaQueryList); // Only these properties are used.
  jest.useFakeTimers({ advanceTimers: true });
  open([banner(1), banner(2)], type);
  await screen.findByRole('link', { name: 'Offer of 1' });
  // The visitor's setting is read after the first render.
  await waitFor(() => expect(screen.queryByRole('button', { name: /Stop the offers/ })).toBeNull());
  act(() => void jest.advanceTimersByTime(12_100));
  expect(dot(1, 2)).toHaveAttribute('aria-current', 'true');
});

it('is absent without banners, and can be retried when they fail [X-01]', async () => {
  const { container } = open([]);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  let isDown = true;
  const { user } = open(() => {
    if (isDown) throw refused(500, 'Broken');
    return [banner(1)];
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Offer of 1' })).toBeVisible();
});
