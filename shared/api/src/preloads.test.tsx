import { get } from '@shop/contract';
import { refused, renderApp } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useCache, useEndpoint } from '.';

// Time passes only while a test waits for something.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const freshFor = 1000;
const greeting = get('/api/v1/greeting')
  .variesBy('language')
  .freshFor(freshFor)
  .replies((wire) => (wire as { greeting: string }).greeting);

function Greeting() {
  const { data, error } = useEndpoint(greeting, {});
  return <p>{data ?? error?.message ?? 'waiting'}</p>;
}

/** A page behind a link. */
function Shop() {
  const [isOpen, setOpen] = useState(false);
  const cache = useCache();
  return (
    <>
      <button onClick={() => cache.warm(greeting, {})}>Point</button>
      <button onClick={() => void cache.refresh(greeting)}>Write</button>
      <button onClick={() => setOpen(!isOpen)}>Go</button>
      {isOpen && <Greeting />}
    </>
  );
}

const pause = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function open(respond: () => string) {
  const app = renderApp(<Shop />, { setUpApi: (api) => api.respond(greeting, respond) });
  const press = async (name: string) => {
    await app.user.click(screen.getByRole('button', { name }));
    await pause(0);
  };
  const getRequestCount = () => app.api.calls(greeting).length;
  return { press, getRequestCount };
}

/** Each response is a different one. */
const numbered = () => {
  let count = 0;
  return () => `Salam ${(count += 1)}`;
};

it('uses the preloaded response for the page, and sends no request twice [X-03]', async () => {
  const { press, getRequestCount } = open(numbered());
  await press('Point');
  await press('Point');
  await press('Go');
  expect(screen.getByText('Salam 1')).toBeVisible();
  await press('Go');
  await press('Point');
  await press('Go');
  await pause(freshFor * 3);
  expect(screen.getByText('Salam 1')).toBeVisible();
  expect(getRequestCount()).toBe(1);
});

it('uses no stale preload, but sends a new request [X-03]', async () => {
  const { press, getRequestCount } = open(numbered());
  await press('Point');
  await pause(freshFor);
  expect(getRequestCount()).toBe(1);
  await press('Go');
  expect(screen.getByText('Salam 2')).toBeVisible();
  expect(getRequestCount()).toBe(2);
});

it('preloads again after a response has become stale', async () => {
  const { press, getRequestCount } = open(numbered());
  await press('Point');
  await pause(freshFor);
  await press('Point');
  await press('Go');
  expect(screen.getByText('Salam 2')).toBeVisible();
  expect(getRequestCount()).toBe(2);
});

it('discards a failed preload, so that the page sends the request itself', async () => {
  let isDown = true;
  const { press } = open(() => {
    if (isDown) throw refused(400, 'Down');
    return 'Salam';
  });
  await press('Point');
  isDown = false;
  await press('Go');
  expect(screen.getByText('Salam')).toBeVisible();
});

it('discards preloads when cached responses have changed', async () => {
  const { press } = open(numbered());
  await press('Point');
  await press('Write');
  await press('Go');
  expect(screen.getByText('Salam 2')).toBeVisible();
});
