import { everythingIsNear } from '@shop/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HydratedWhenNear } from './hydrated-when-near';

function Counter({ from }: { from: number }) {
  const [count, setCount] = useState(from);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <button data-live={isLive} onClick={() => setCount(count + 1)}>
      {count} of {from}
    </button>
  );
}

const page = (from = 1) => (
  <HydratedWhenNear>
    <Counter from={from} />
  </HydratedWhenNear>
);
const button = () => screen.getByRole('button');
const isLive = () => button().dataset.live === 'true';

const errors: unknown[] = [];
let root: Root;

/** As a server renders it, where there is nothing to watch with. */
function sentByServer(): string {
  const { IntersectionObserver } = window;
  Reflect.deleteProperty(window, 'IntersectionObserver');
  const html = renderToString(page());
  Object.assign(window, { IntersectionObserver });
  return html;
}

/** A browser that has just taken over what a server has rendered. */
async function takeOver(meanwhile: () => void = () => undefined) {
  const place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = sentByServer();
  await act(async () => {
    root = hydrateRoot(place, page(), { onRecoverableError: (error) => errors.push(error) });
    meanwhile();
  });
  return button();
}

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  expect(errors.splice(0)).toEqual([]);
});

it('stands as the server has rendered it while it is far from the window [F-07]', async () => {
  const sent = await takeOver();
  expect(sent).toHaveTextContent('1 of 1');
  expect(isLive()).toBe(false);
});

it('is live where it is near', async () => {
  const farAgain = everythingIsNear();
  const sent = await takeOver();
  farAgain();
  expect(isLive()).toBe(true);
  expect(button()).toBe(sent);
});

it('answers the first press, in the element that the server has sent', async () => {
  const sent = await takeOver();
  await act(async () => void fireEvent.click(sent));
  expect(sent).toHaveTextContent('2 of 1');
  expect(button()).toBe(sent);
});

it('is live as soon as something of it changes, and does not go away for it', async () => {
  const sent = await takeOver();
  await act(() => root.render(page(3)));
  expect(button()).toBe(sent);
  expect(sent).toHaveTextContent('1 of 3');
  expect(isLive()).toBe(true);
});

it('does not hold up what changes while the page is being taken over', async () => {
  const sent = await takeOver(() => startTransition(() => root.render(page(3))));
  expect(button()).toBe(sent);
  expect(sent).toHaveTextContent('1 of 3');
  expect(isLive()).toBe(true);
});

it('is there at once on a page that the browser renders itself', () => {
  render(page());
  expect(isLive()).toBe(true);
});
