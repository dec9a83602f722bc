import {
  categoriesPopular,
  popularSearches,
  suggestions,
  vehicleCategories,
  vehicleSuggestions,
} from '@shop/contract';
import type { Suggestions } from '@shop/domain';
import { aCategory, refused, renderApp, type FakeApi, type TestAppOptions } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { recentSearches, rememberSearch } from '../../recent-searches/recent-searches';
import { SearchSuggestions } from './search-suggestions';

const found = (own: Partial<Suggestions>): Suggestions => ({ items: [], stores: [], categories: [], ...own });
const biryani = { id: 7, name: 'Biryani', imageUrl: null, storeName: 'Lahori Dhaba' };
const all = found({
  items: [biryani],
  stores: [{ id: 3, name: 'Biryani House', imageUrl: null }],
  categories: [{ id: 2, name: 'Biryanis', imageUrl: null }],
});

/** The parts of the header's field that the component needs. */
function Field({ onChange }: { onChange?: (what: string, value?: number) => void }) {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="field" value={text} onChange={(event) => setText(event.target.value)} />
      <SearchSuggestions
        text={text}
        listId="list"
        active="list-product-7"
        onOptions={(count) => onChange?.('options', count)}
        onOpened={() => onChange?.('opened')}
        onFocusLost={() => screen.getByRole('textbox').focus()}
      />
    </>
  );
}

const show = (
  setUpApi: (api: FakeApi) => void,
  onChange?: (what: string, value?: number) => void,
  options: TestAppOptions = {},
) => renderApp(<Field {...(onChange ? { onChange } : {})} />, { ...options, setUpApi });
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);
const longEnough = () => act(() => jest.advanceTimersByTimeAsync(260));

// The clock advances only while a test waits.
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it('shows items, stores and categories with highlighted matches, each linked to its page [X-02]', async () => {
  const onChange = jest.fn();
  const { user } = show((api) => api.respond(suggestions, all), onChange);
  await user.type(screen.getByRole('textbox'), ' bir ');
  const item = await screen.findByRole('option', { name: /Lahori Dhaba/ });
  expect(item).toHaveAttribute('href', '/product/7');
  expect(item).toHaveAttribute('aria-selected', 'true');
  expect(item.querySelector('mark')).toHaveTextContent('Bir');
  expect(names()).toEqual(['Search for “bir”', 'BiryaniLahori Dhaba', 'Biryani House', 'Biryanis']);
  for (const group of ['Items', 'Stores', 'Categories'])
    expect(screen.getByRole('group', { name: group })).toBeVisible();
  const options = screen.getAllByRole('option').map((option) => option.getAttribute('href'));
  expect(options).toEqual(['/home?search=bir', '/product/7', '/store/3', '/category/2']);
  expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
  expect(onChange).toHaveBeenLastCalledWith('options', 4);
  await user.click(item);
  expect(onChange).toHaveBeenCalledWith('opened');
});

it('sends one request for the whole text when the visitor stops typing [X-02] [BIZ-08]', async () => {
  const { user, api } = show((fake) => fake.respond(suggestions, all));
  await user.type(screen.getByRole('textbox'), 'birya');
  await screen.findByRole('option', { name: /Lahori/ });
  expect(api.calls(suggestions)).toEqual([{ query: { name: 'birya' } }]);
});

it('sends no request for a single letter', async () => {
  const { user, api } = show((fake) => fake.respond(suggestions, all));
  await user.type(screen.getByRole('textbox'), 'b');
  await longEnough();
  expect(api.calls(suggestions)).toEqual([]);
  expect(names()).toEqual(['Search for “b”']);
});

it('never shows a late response under a newer text, and keeps matching results meanwhile [X-02] [F-30]', async () => {
  let resolveDeferred = () => undefined as void;
  const deferred = new Promise<Suggestions>((resolve) => {
    resolveDeferred = () => resolve(found({ items: [{ ...biryani, id: 8, name: 'Late one' }] }));
  });
  const soup = found({ items: [{ ...biryani, id: 9, name: 'Birch soup' }] });
  const { user } = show((api) =>
    api.respond(suggestions, ({ query }) =>
      query.name === 'bi' ? all : query.name === 'bir' ? deferred : soup,
    ),
  );
  const field = screen.getByRole('textbox');
  await user.type(field, 'bi');
  await screen.findByRole('option', { name: /Lahori/ });
  await user.type(field, 'r');
  expect(names()).toContain('Biryani House');
  await longEnough();
  await user.type(field, 'c');
  expect(names()).toEqual(['Search for “birc”']);
  await screen.findByText('h soup');
  await act(async () => resolveDeferred());
  expect(names()).toEqual(['Search for “birc”', 'Birch soupLahori Dhaba']);
});

it('shows nothing when the backend fails, and the search still works', async () => {
  const { user, toasts } = show((api) =>
    api.respond(suggestions, () => {
      throw refused(500, 'broken');
    }),
  );
  await user.type(screen.getByRole('textbox'), 'tea');
  await longEnough();
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
  expect(names()).toEqual(['Search for “tea”']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(toasts).toEqual([]);
});

describe('before anything is typed', () => {
  it('shows the last searches, and removes one or all of them without losing the focus [X-02]', async () => {
    ['milk', 'rice & beans'].forEach(rememberSearch);
    const { user } = show(() => undefined);
    expect(names()).toEqual(['rice & beans', 'milk']);
    expect(screen.getByRole('option', { name: 'rice & beans' })).toHaveAttribute(
      'href',
      '/home?search=rice%20%26%20beans',
    );
    await user.click(screen.getByRole('button', { name: 'Remove “rice & beans” from the recent searches' }));
    expect(names()).toEqual(['milk']);
    expect(screen.getByRole('button', { name: /Remove “milk”/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(names()).toEqual([]);
    expect(recentSearches()).toEqual([]);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('shows the most viewed categories, and nothing when there are none', async () => {
    const { unmount } = show((api) => api.respond(categoriesPopular, [aCategory({ id: 4, name: 'Soups' })]));
    expect(await screen.findByRole('option', { name: 'Soups' })).toHaveAttribute('href', '/category/4');
    unmount();
    show((api) => api.respond(categoriesPopular, []));
    await longEnough();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('shows popular searches that are not among the recent ones [X-24]', async () => {
    rememberSearch('Tea');
    show((api) => api.respond(popularSearches, ['tea', 'burger', 'pizza']), undefined, {
      session: { capabilities: ['popular-searches'] },
    });
    expect(await screen.findByRole('group', { name: 'Popular searches' })).toBeVisible();
    expect(names()).toEqual(['Tea', 'burger', 'pizza']);
    expect(screen.getByRole('option', { name: 'burger' })).toHaveAttribute('href', '/home?search=burger');
    expect(screen.getAllByRole('button', { name: /Remove/ })).toHaveLength(1);
  });

  it('shows matching recent searches beside the suggestions', async () => {
    ['milk tea', 'rice', 'tea'].forEach(rememberSearch);
    const { user } = show((api) => api.respond(suggestions, found({})));
    await user.type(screen.getByRole('textbox'), 'tea');
    expect(names()).toEqual(['Search for “tea”', 'milk tea']);
  });
});

it('asks what was meant, as an option and to screen readers, and highlights that [X-24]', async () => {
  const onChange = jest.fn();
  const { user } = show(
    (api) => api.respond(suggestions, { ...found({ items: [biryani] }), didYouMean: 'biryani' }),
    onChange,
  );
  await user.type(screen.getByRole('textbox'), 'briyani');
  const option = await screen.findByRole('option', { name: /Did you mean/ });
  expect(option).toHaveAttribute('href', '/home?search=biryani');
  expect(names()).toHaveLength(3);
  expect(onChange).toHaveBeenLastCalledWith('options', 3);
  expect(screen.getByRole('option', { name: /Lahori/ }).querySelector('mark')).toHaveTextContent('Biryani');
  expect(screen.getByRole('status')).toHaveTextContent('1 suggestion Did you mean');
});

it.each(['ur', 'ar'] as const)('is rendered in %s', async (language) => {
  rememberSearch('tea');
  renderApp(<Field />, { language });
  expect(screen.getByRole('group')).not.toHaveAccessibleName(/searchBox|Recent/);
});

it('suggests vehicles and providers in rental, and kinds of vehicles before anything is typed [X-02] [GEN-04]', async () => {
  const { user, api } = show(
    (fake) => {
      fake.respond(vehicleSuggestions, {
        vehicles: [{ id: 7, name: 'Vela City' }],
        providers: [{ id: 3, name: 'Vela Cars' }],
      });
      fake.respond(vehicleCategories, [{ id: 2, name: 'Vans', imageUrl: null, vehicleCount: 3 }]);
    },
    undefined,
    { session: { module: { id: 6, type: 'rental', name: 'Rental' } } },
  );
  // The matching part is in an element of its own.
  const address = (name: RegExp) => screen.findByRole('option', { name });
  expect(await address(/Vans/)).toHaveAttribute('href', '/rental/vehicle-search?categoryId=2');
  await user.type(screen.getByRole('textbox'), 'vel');
  expect(await address(/Vel ?a City/)).toHaveAttribute('href', '/rental/vehicle-details?id=7');
  expect(await address(/Vel ?a Cars/)).toHaveAttribute('href', '/rental/provider-details?id=3');
  expect(screen.getByRole('group', { name: 'Providers' })).toBeVisible();
  expect(api.calls(suggestions)).toEqual([]);
  expect(api.calls(categoriesPopular)).toEqual([]);
});

it('shows the generic name of a medicine [X-28] [ITEM-13]', async () => {
  const items = [{ ...biryani, name: 'Panadol', genericNames: ['Paracetamol'] }];
  const { user } = show((api) => api.respond(suggestions, found({ items })));
  await user.type(screen.getByRole('textbox'), 'pana');
  expect(await screen.findByRole('option', { name: /Paracetamol · Lahori Dhaba/ })).toBeVisible();
});
