import { itemDetails } from '@shop/contract';
import { anItem, refused, renderApp } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { ApiError, type FailureKind } from './api-error';
import { retryConfig } from './retry-config';
import { useEndpoint } from './use-endpoint';

function Dish() {
  const { data, error } = useEndpoint(itemDetails, { params: { id: 1 } });
  return <p>{data?.name ?? error?.message ?? 'waiting'}</p>;
}

const interval = 15_000;

function PolledDish() {
  const { data } = useEndpoint(itemDetails, { params: { id: 1 } }, { refreshInterval: interval });
  return <p>{data?.name ?? 'waiting'}</p>;
}

const failing = (error: unknown) => () => {
  throw error;
};
const shown = (status: number) =>
  renderApp(<Dish />, {
    setUpApi: (fake) => fake.respond(itemDetails, failing(refused(status, 'Not now.'))),
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

it('retries a request without a response in time [F-08]', async () => {
  const { api } = renderApp(<Dish />, {
    setUpApi: (fake) => fake.respond(itemDetails, failing(new ApiError('timeout', 0, []))),
  });
  await later();
  api.respond(itemDetails, anItem({ name: 'Naan' }));
  await later();
  expect(screen.getByText('Naan')).toBeInTheDocument();
});

it.each<[FailureKind, number]>([
  ['http', 500],
  ['http', 503],
  ['timeout', 0],
  ['malformed', 200],
])('goes on polling after an error (%s %i) [F-08] [X-07]', async (kind, status) => {
  const { api } = renderApp(<PolledDish />, {
    setUpApi: (fake) => fake.respond(itemDetails, anItem({ name: 'Naan' })),
  });
  const nextPoll = () => act(() => jest.advanceTimersByTimeAsync(interval + 1_000));
  await later();
  api.respond(itemDetails, failing(new ApiError(kind, status, [])));
  await nextPoll();
  await nextPoll();
  expect(screen.getByText('Naan')).toBeInTheDocument();
  api.respond(itemDetails, anItem({ name: 'Garlic naan' }));
  await nextPoll();
  expect(screen.getByText('Garlic naan')).toBeInTheDocument();
});

it('ends polling when the server refuses the request', async () => {
  const { api } = renderApp(<PolledDish />, {
    setUpApi: (fake) => fake.respond(itemDetails, failing(refused(404, 'Gone.'))),
  });
  await act(() => jest.advanceTimersByTimeAsync(4 * interval));
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
