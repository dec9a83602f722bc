import { fireEvent } from '@testing-library/react';
import { watchLayout } from './watch-layout';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** How often it was called, two frames after something happened. */
async function countAfter(happens: () => void, isStopped = false): Promise<number> {
  const onChange = jest.fn();
  const stop = watchLayout(onChange);
  if (isStopped) stop();
  happens();
  await nextFrame();
  await nextFrame();
  stop();
  return onChange.mock.calls.length;
}

const add = () => document.body.append(document.createElement('section'), document.createElement('section'));

afterEach(() => document.body.replaceChildren());

it.each<[string, () => void]>([
  ['elements come', add],
  ['a state changes by which rules hide something', () => document.body.setAttribute('data-state', 'open')],
  ['a part of the page scrolls', () => fireEvent.scroll(document.body)],
  ['an animation ends', () => fireEvent.animationEnd(document.body)],
])('calls once when %s [X-13]', async (_what, happens) => {
  expect(await countAfter(happens)).toBe(1);
});

it('is not called by its own changes of styles, and not after it was stopped', async () => {
  expect(await countAfter(() => document.body.style.setProperty('--lift', '8px'))).toBe(0);
  expect(await countAfter(add, true)).toBe(0);
});
