/** @jest-environment-options {"styles": true} */
import { render, screen } from '@testing-library/react';
import { Banner } from './banner';
import { isOver } from './use-kept-clear';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

it.each([
  ['the same place', box(0, 600, 420, 800), true],
  ['a bar that its lower edge touches', box(0, 805, 1_440, 850), true],
  ['one far below', box(0, 809, 1_440, 850), false],
  ['one beside it', box(440, 600, 900, 800), false],
  ['one above it', box(0, 100, 1_440, 160), false],
  ['one that is not shown', box(0, 0, 0, 0), false],
])('tells whether a banner is over %s [X-10]', (_case, other, expected) => {
  expect(isOver(box(0, 600, 420, 800), other)).toBe(expected);
});

describe('a banner', () => {
  const places: Record<string, ReturnType<typeof box>> = {
    SECTION: box(0, 600, 420, 800),
    BUTTON: box(100, 700, 200, 740),
  };
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const place = places[this.tagName] ?? box(0, 0, 0, 0);
      return { ...place, height: place.bottom - place.top } as DOMRect;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const show = (banner: object = {}, filters: object = { 'data-keep-clear': '' }) =>
    render(
      <>
        <Banner {...banner} aria-label="Your privacy" tabIndex={-1}>
          May we?
        </Banner>
        <div {...filters}>
          <button type="button">Veg</button>
        </div>
      </>,
    );
  const banner = () => screen.getByLabelText('Your privacy');

  it('waits while filters are below it, and gives the page’s end room [X-10]', () => {
    const { unmount } = show();
    expect(banner()).not.toBeVisible();
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--banner-room')).toBe(`${window.innerHeight - 600 + 8}px`);
    unmount();
    expect(style.getPropertyValue('--banner-room')).toBe('');
  });

  it('covers what may be covered [X-10]', () => {
    show({}, {});
    expect(banner()).toBeVisible();
  });

  it('does not wait when the visitor has asked for it [X-10]', () => {
    show({ 'data-requested': '' });
    expect(banner()).toBeVisible();
  });
});
