import { brandList, categoryList, itemFacets, itemsPopular } from '@shop/contract';
import type { Facets } from '@shop/domain';
import { aCategory, anItem, refused, renderApp, type FakeApi, type TestAppOptions } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Page } from '../../../pages/full-list/list-page';

// The clock advances only while a test waits.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const facets: Facets = {
  categories: [
    { id: 1, name: 'Bakery', count: 9 },
    { id: 2, name: 'Fish', count: 3 },
  ],
  brands: [],
  price: { min: 100, max: 4_000 },
  ratings: [
    { atLeast: 4, count: 5 },
    { atLeast: 3, count: 8 },
  ],
  flags: { discounted: 4, halal: 0, available_now: 7 },
  diets: { veg: 6, non_veg: 3 },
};

const base = (api: FakeApi) => {
  api.respond(itemsPopular, { total: 12, page: 1, limit: 20, entries: [anItem({ name: 'Naan' })] });
  api.respond(itemFacets, facets);
  api.respond(categoryList, [aCategory({ id: 1, name: 'Bakery' }), aCategory({ id: 2, name: 'Fish' })]);
  api.respond(brandList, [{ id: 4, name: 'Acme', imageUrl: null, itemCount: 1 }]);
};

const show = (query = '', options: TestAppOptions = {}) =>
  renderApp(<Page />, {
    path: '/home',
    address: `/home?data_type=popular${query}`,
    session: { module: { id: 1, type: 'food', name: 'Food' } },
    ...options,
    setUpApi: (api) => {
      base(api);
      options.setUpApi?.(api);
    },
  });

/** As on a desktop, where the panel is beside the list. */
const setWideWindow = () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('min-width'),
        media,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList, // Only this property is used.
  );
};
afterEach(() => jest.restoreAllMocks());

const panel = () => {
  const aside = screen.getByLabelText('Filters');
  aside.style.display = 'block'; // jsdom has no layout.
  return within(aside);
};
const group = async (name: string) => within(await panel().findByRole('group', { name }));

it('shows the filters that apply, with their result counts [D-03] [X-02]', async () => {
  setWideWindow();
  show();
  const categories = await group('Category');
  expect(categories.getByRole('radio', { name: 'Bakery 9' })).not.toBeChecked();
  expect((await group('Diet')).getByRole('radio', { name: 'Veg 6' })).toBeVisible();
  expect((await group('Rating')).getByRole('radio', { name: '4 and up 5' })).toBeVisible();
  const badgeGroup = await group('Offers and marks');
  expect(badgeGroup.getByRole('checkbox', { name: 'Discounted 4' })).toBeEnabled();
  expect(badgeGroup.getByRole('checkbox', { name: 'Halal 0' })).toBeDisabled();
  expect(badgeGroup.queryByRole('checkbox', { name: /Organic/ })).toBeNull();
  expect(panel().queryByRole('group', { name: 'Brand' })).toBeNull();
});

it('puts each choice into the address, requests it and keeps the focus [D-03]', async () => {
  setWideWindow();
  const { user, address, api } = show();
  const bakery = (await group('Category')).getByRole('radio', { name: 'Bakery 9' });
  await user.click(bakery);
  await user.click((await group('Offers and marks')).getByRole('checkbox', { name: 'Discounted 4' }));
  await user.click((await group('Rating')).getByRole('radio', { name: '4 and up 5' }));
  expect((await group('Rating')).getByRole('radio', { name: '4 and up 5' })).toHaveFocus();
  await waitFor(() => expect(address()).toBe('/home?data_type=popular&category=1&rating=4&flags=discounted'));
  const narrowing = { category_id: 1, rating_count: 4, filter: 'discounted' };
  await waitFor(() =>
    expect(api.calls(itemsPopular).at(-1)).toEqual({ query: { limit: 20, offset: 1, ...narrowing } }),
  );
  expect(api.calls(itemFacets).at(-1)).toEqual({ query: { list: 'popular', ...narrowing } });
  await user.click(panel().getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(address()).toBe('/home?data_type=popular'));
});

it('keeps both of two quick choices', async () => {
  setWideWindow();
  const { user, address } = show();
  const badgeGroup = await group('Offers and marks');
  act(() => {
    badgeGroup.getByRole('checkbox', { name: 'Discounted 4' }).click();
    badgeGroup.getByRole('checkbox', { name: 'Open now 7' }).click();
  });
  await waitFor(() => expect(address()).toContain('flags=discounted%2Cavailable_now'));
  await user.click(badgeGroup.getByRole('checkbox', { name: 'Discounted 4' }));
  await waitFor(() => expect(address()).toContain('flags=available_now'));
});

it('accepts prices in all digits half a second after the last key, but not in the wrong order [D-03] [BIZ-08]', async () => {
  setWideWindow();
  const { user, address } = show();
  const prices = await group('Price');
  const [least, most] = [prices.getByLabelText('From ($)'), prices.getByLabelText('To ($)')];
  await user.type(least, '١٢');
  expect(least).toHaveValue('12');
  expect(address()).toBe('/home?data_type=popular');
  await waitFor(() => expect(address()).toBe('/home?data_type=popular&min_price=12'));
  await user.type(most, '۵{Enter}');
  expect(await screen.findByText('The lowest price is above the highest one')).toBeVisible();
  expect(most).toHaveAttribute('aria-invalid', 'true');
  expect(address()).toBe('/home?data_type=popular&min_price=12');
  await user.type(most, '0{Enter}');
  await waitFor(() => expect(address()).toBe('/home?data_type=popular&min_price=12&max_price=50'));
});

it.each([
  ['9,50', 2, '9,50', '9.5'],
  ['1,000', 2, '1,000', '1000'],
  ['1,234.567', 2, '1,234.56', '1234.56'],
  ['9.12345', 2, '9.12', '9.12'],
  ['٩٫٥٠', 2, '9.50', '9.5'],
  ['9.5.5', 2, '9.55', '9.55'],
  ['9,50', 0, '9,50', '9'],
  ['9.5', 0, '9.', '9'],
  ['1,500', 0, '1,500', '1500'],
])(
  'reads the typed price %s with %i decimals as people mean it [D-03] [F-45]',
  async (typed, decimals, text, price) => {
    setWideWindow();
    const { user, address } = show('', { config: { currency: { symbol: '$', side: 'left', decimals } } });
    const least = (await group('Price')).getByLabelText('From ($)');
    await user.type(least, `${typed}{Enter}`);
    expect(least).toHaveValue(text);
    await waitFor(() => expect(address()).toBe(`/home?data_type=popular&min_price=${price}`));
    expect(least).toHaveValue(text);
  },
);

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'leaves Enter in a price to an input method that is composing: %j [D-03]',
  async (key) => {
    setWideWindow();
    const { address } = show();
    const least = (await group('Price')).getByLabelText('From ($)');
    jest.useFakeTimers();
    fireEvent.change(least, { target: { value: '12' } });
    fireEvent.keyDown(least, { key: 'Enter', ...key });
    expect(address()).not.toContain('min_price');
    fireEvent.keyDown(least, { key: 'Enter' });
    jest.useRealTimers();
    await waitFor(() => expect(address()).toContain('min_price=12'));
  },
);

it('offers price ranges that can be pressed and removed [D-03]', async () => {
  setWideWindow();
  const { user, address } = show();
  const prices = await group('Price');
  const range = prices.getByRole('button', { name: 'Up to $10.00' });
  await user.click(range);
  await waitFor(() => expect(address()).toContain('max_price=10'));
  expect(range).toHaveAttribute('aria-pressed', 'true');
  await user.click(range);
  await waitFor(() => expect(address()).toBe('/home?data_type=popular'));
});

it('filters without counts when those fail [X-01]', async () => {
  setWideWindow();
  const { user, address } = show('', {
    setUpApi: (api) =>
      api.respond(itemFacets, () => {
        throw refused(500, 'Broken');
      }),
  });
  await user.click((await group('Category')).getByRole('radio', { name: 'Fish' }));
  await user.click((await group('Offers and marks')).getByRole('checkbox', { name: 'Organic' }));
  await waitFor(() => expect(address()).toBe('/home?data_type=popular&category=2&flags=organic'));
});

it('has no diet filter outside food or when the settings disable it, and brands when there are some', async () => {
  setWideWindow();
  show('', {
    session: { module: { id: 2, type: 'ecommerce', name: 'Shop' } },
    setUpApi: (api) => api.respond(itemFacets, { ...facets, brands: [{ id: 4, name: 'Acme', count: 2 }] }),
  });
  expect((await group('Brand')).getByRole('radio', { name: 'Acme 2' })).toBeVisible();
  expect(panel().queryByRole('group', { name: 'Diet' })).toBeNull();
});

it('opens as a sheet on phones, with the numbers of active filters and results [D-03]', async () => {
  const { user, address } = show('&rating=4&flags=discounted');
  await user.click(await screen.findByRole('button', { name: 'Filters, 2 active' }));
  const filterDialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(await filterDialog.findByRole('radio', { name: 'Fish 3' }));
  await waitFor(() => expect(address()).toContain('category=2'));
  await user.click(await filterDialog.findByRole('button', { name: 'Show 12 results' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Remove filter: Fish' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filters, 3 active' })).toHaveFocus();
});
