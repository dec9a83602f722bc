import { categoriesPopular, get, storesPopular } from '@shop/contract';
import { renderApp } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { PageResponses, useEndpoint } from '.';

// Time passes only while a test waits for something.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const keptFor = 1000;
const greeting = get('/api/v1/greeting')
  .variesBy('language')
  .freshFor(0)
  .keptFor(keptFor)
  .replies((wire) => (wire as { greeting: string }).greeting);

function Greeting() {
  const { data } = useEndpoint(greeting, {});
  return <p>{data ?? 'waiting'}</p>;
}

function Toggle() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Toggle</button>
      {isOpen && <Greeting />}
    </>
  );
}

const pause = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Shows a greeting, whose next response never comes. */
async function greeted(pageResponses?: PageResponses) {
  const app = renderApp(<Toggle />, {
    ...(pageResponses ? { pageResponses } : {}),
    setUpApi: (api) => api.respond(greeting, 'Salam'),
  });
  expect(await screen.findByText('Salam')).toBeVisible();
  await act(async () => undefined);
  app.api.respond(greeting, () => new Promise<never>(() => undefined));
  const toggle = () => app.user.click(screen.getByRole('button', { name: 'Toggle' }));
  return { toggle };
}

it('shows the cached response to a visitor who returns soon, and revalidates it [BIZ-16]', async () => {
  const { toggle } = await greeted();
  await toggle();
  await toggle();
  expect(screen.getByText('Salam')).toBeVisible();
});

it('never shows a response past its maximum age, not even while it revalidates [BIZ-16]', async () => {
  const { toggle } = await greeted();
  await toggle();
  await pause(keptFor + 50);
  await toggle();
  expect(screen.getByText('waiting')).toBeVisible();
});

it('counts from the arrival of the response, not from its last display [BIZ-16]', async () => {
  const { toggle } = await greeted();
  await pause(keptFor + 50);
  expect(screen.getByText('Salam')).toBeVisible(); // what is on screen stays
  await toggle();
  await pause(1);
  await toggle();
  expect(screen.getByText('waiting')).toBeVisible();
});

it('also deletes the responses that came with the page [BIZ-16]', async () => {
  const pageResponses = new PageResponses();
  pageResponses.add(
    greeting,
    {},
    {
      apiOrigin: '',
      place: null,
      zoneIds: [1],
      moduleId: null,
      language: 'en',
      token: null,
      guestId: 'guest-1',
      decimals: 2,
    },
    { status: 200, body: { greeting: 'Salam' } },
  );
  const { toggle } = await greeted(pageResponses);
  await toggle();
  await pause(keptFor + 50);
  await toggle();
  expect(screen.getByText('waiting')).toBeVisible();
});

it('keeps popular categories for a minute, and other responses as long as the page is open [BIZ-16]', () => {
  expect(categoriesPopular).toMatchObject({ freshFor: 30_000, keptFor: 60_000 });
  expect(storesPopular.keptFor).toBe(Infinity);
});
