import { categoriesPopular, get, storesPopular } from '@shop/contract';
import { renderApp } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { PageAnswers, useEndpoint } from '.';

// Time passes where a test waits for something, and nowhere else.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const keptFor = 1000;
const greeting = get('/api/v1/greeting')
  .variesBy('language')
  .freshFor(0)
  .keptFor(keptFor)
  .replies((wire) => (wire as { words: string }).words);

function Greeting() {
  const { data } = useEndpoint(greeting, {});
  return <p>{data ?? 'waiting'}</p>;
}

function Door() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Door</button>
      {isOpen && <Greeting />}
    </>
  );
}

const pause = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Shows a greeting, whose next answer never comes. */
async function greeted(pageAnswers?: PageAnswers) {
  const app = renderApp(<Door />, {
    ...(pageAnswers ? { pageAnswers } : {}),
    answers: (api) => api.answer(greeting, 'Salam'),
  });
  expect(await screen.findByText('Salam')).toBeVisible();
  await act(async () => undefined);
  app.api.answer(greeting, () => new Promise<never>(() => undefined));
  const door = () => app.user.click(screen.getByRole('button', { name: 'Door' }));
  return { door };
}

it('shows who comes back soon the answer that there was, while it asks anew [BIZ-16]', async () => {
  const { door } = await greeted();
  await door();
  await door();
  expect(screen.getByText('Salam')).toBeVisible();
});

it('shows an answer that is older than it may be kept to nobody, not even while it asks anew [BIZ-16]', async () => {
  const { door } = await greeted();
  await door();
  await pause(keptFor + 50);
  await door();
  expect(screen.getByText('waiting')).toBeVisible();
});

it('counts from when the answer came, not from when it was last seen [BIZ-16]', async () => {
  const { door } = await greeted();
  await pause(keptFor + 50);
  expect(screen.getByText('Salam')).toBeVisible(); // what is on screen stays
  await door();
  await pause(1);
  await door();
  expect(screen.getByText('waiting')).toBeVisible();
});

it('forgets what came with the page as well [BIZ-16]', async () => {
  const pageAnswers = new PageAnswers();
  pageAnswers.add(
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
    { status: 200, body: { words: 'Salam' } },
  );
  const { door } = await greeted(pageAnswers);
  await door();
  await pause(keptFor + 50);
  await door();
  expect(screen.getByText('waiting')).toBeVisible();
});

it('keeps popular categories a minute, and other answers as long as the page is there [BIZ-16]', () => {
  expect(categoriesPopular).toMatchObject({ freshFor: 30_000, keptFor: 60_000 });
  expect(storesPopular.keptFor).toBe(Infinity);
});
