import { everythingInView } from '@shop/testing';
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

/** The HTML of a server, which has no IntersectionObserver. */
function sentByServer(): string {
  const { IntersectionObserver } = window;
  Reflect.deleteProperty(window, 'IntersectionObserver');
  const html = renderToString(page());
  Object.assign(window, { IntersectionObserver });
  return html;
}

/** Hydrates the server's HTML in a browser. */
async function hydrate(meanwhile: () => void = () => undefined) {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = sentByServer();
  await act(async () => {
    root = hydrateRoot(container, page(), { onRecoverableError: (error) => errors.push(error) });
    meanwhile();
  });
  return button();
}

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  expect(errors.splice(0)).toEqual([]);
});

it('keeps the server’s HTML while it is out of view [F-07]', async () => {
  const sent = await hydrate();
  expect(sent).toHaveTextContent('1 of 1');
  expect(isLive()).toBe(false);
});

it('is hydrated when it is in view', async () => {
  const restoreObserver = everythingInView();
  const sent = await hydrate();
  restoreObserver();
  expect(isLive()).toBe(true);
  expect(button()).toBe(sent);
});

it('handles the first press, in the element that the server rendered', async () => {
  const sent = await hydrate();
  await act(async () => void fireEvent.click(sent));
  expect(sent).toHaveTextContent('2 of 1');
  expect(button()).toBe(sent);
});

it('is hydrated as soon as its props change, and stays visible meanwhile', async () => {
  const sent = await hydrate();
  await act(() => root.render(page(3)));
  expect(button()).toBe(sent);
  expect(sent).toHaveTextContent('1 of 3');
  expect(isLive()).toBe(true);
});

it('does not delay changes while the page hydrates', async () => {
  const sent = await hydrate(() => startTransition(() => root.render(page(3))));
  expect(button()).toBe(sent);
  expect(sent).toHaveTextContent('1 of 3');
  expect(isLive()).toBe(true);
});

it('is rendered immediately on a page that the browser renders itself', () => {
  render(page());
  expect(isLive()).toBe(true);
});
