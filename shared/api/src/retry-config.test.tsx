import { itemDetails } from '@shop/contract';
import { anItem, refused, renderApp } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { ApiError } from './api-error';
import { retryConfig } from './retry-config';
import { useEndpoint } from './use-endpoint';

function Dish() {
  const { data, error } = useEndpoint(itemDetails, { params: { id: 1 } });
  return <p>{data?.name ?? error?.message ?? 'waiting'}</p>;
}

const shown = (status: number) =>
  renderApp(<Dish />, {
    setUpApi: (fake) =>
      fake.respond(itemDetails, () => {
        throw refused(status, 'Not now.');
      }),
  });
/** A server error has no message of the backend's. */
const getMessage = (status: number) => (status < 500 ? 'Not now.' : `http ${status}`);
const later = () => act(() => jest.advanceTimersByTimeAsync(6_000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([502, 503, 504, 429])(
  'shows the response of a backend that is available again (%i) [F-08]',
  async (status) => {
    const { api } = shown(status);
    await later();
    expect(screen.getByText(getMessage(status))).toBeInTheDocument();
    api.respond(itemDetails, anItem({ name: 'Naan' }));
    await later();
    expect(screen.getByText('Naan')).toBeInTheDocument();
  },
);

it.each([400, 404, 500])('does not retry a refused request (%i)', async (status) => {
  const { api } = shown(status);
  await later();
  await later();
  expect(screen.getByText(getMessage(status))).toBeInTheDocument();
  expect(api.calls(itemDetails)).toHaveLength(1);
});

it.each([
  [30_000, 29_999, 30_000],
  [null, 2_999, 5_000],
])('waits at least as long as Retry-After (%p ms) [F-26]', (retryAfter, before, after) => {
  const revalidate = jest.fn();
  const busy = new ApiError('http', 429, [], retryAfter);
  retryConfig.onErrorRetry?.(busy, '', {} as never, revalidate, { retryCount: 1, dedupe: true });
  jest.advanceTimersByTime(before);
  expect(revalidate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(after - before);
  expect(revalidate).toHaveBeenCalledTimes(1);
});

it('gives up after a while', async () => {
  const { api } = shown(503);
  for (let at = 0; at < 60; at += 1) await later();
  const requestCount = api.calls(itemDetails).length;
  for (let at = 0; at < 10; at += 1) await later();
  expect(api.calls(itemDetails)).toHaveLength(requestCount);
});
