import type { SlotProps } from '@shop/federation';
import { Link } from '@shop/router';
import { switchSearchKey } from '@shop/session';
import { renderApp, type TestAppOptions } from '@shop/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { HeaderSearch } from './header-search';

/** Suggestions of a remote. */
function Fruits({ text, listId, active, onOptions, onOpened }: SlotProps['search-suggestions']) {
  useEffect(() => onOptions(2), [onOptions]);
  return (
    <div role="listbox" id={listId} aria-label={`for ${text}`}>
      {['apple', 'plum'].map((fruit) => {
        const id = `${listId}-${fruit}`;
        return (
          <Link
            key={id}
            id={id}
            role="option"
            aria-selected={active === id}
            to={`/product/${fruit}`}
            onClick={onOpened}
          >
            {fruit}
          </Link>
        );
      })}
    </div>
  );
}

const show = (options: TestAppOptions = {}) => {
  const app = renderApp(
    <>
      <HeaderSearch />
      <textarea aria-label="note" />
      <button>elsewhere</button>
    </>,
    { slots: { 'search-suggestions': Fruits }, ...options },
  );
  return { ...app, field: screen.getByRole<HTMLInputElement>('combobox') };
};
const selected = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;

it('loads no suggestions before the field has the focus [X-02]', async () => {
  const { user, field } = show();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.click(field);
  expect(screen.getByRole('listbox')).toHaveAttribute('id', field.getAttribute('aria-controls'));
  expect(field).toHaveAttribute('aria-expanded', 'true');
});

it('moves over the options by arrow keys, round past the field, and opens the active one [X-02]', async () => {
  const { user, field, address } = show();
  await user.type(field, 'a');
  const moveBy = async (...keys: string[]) => {
    for (const key of keys) await user.keyboard(`{${key}}`);
    return selected();
  };
  expect(await moveBy('ArrowDown')).toBe('apple');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByText('apple').id);
  expect(await moveBy('ArrowDown')).toBe('plum');
  expect(await moveBy('ArrowDown')).toBeNull();
  expect(field).not.toHaveAttribute('aria-activedescendant');
  expect(await moveBy('ArrowUp')).toBe('plum');
  expect(await moveBy('Home')).toBe('apple');
  expect(await moveBy('End')).toBe('plum');
  expect(field).toHaveFocus();
  await moveBy('Enter');
  expect(address()).toBe('/product/plum');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'leaves keys to an input method that is composing: %j [X-02]',
  async (key) => {
    const { user, field, address } = show();
    await user.type(field, 'a{ArrowDown}');
    for (const name of ['ArrowDown', 'Enter', 'Escape']) fireEvent.keyDown(field, { key: name, ...key });
    expect(selected()).toBe('apple');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(address()).toBe('/product/apple');
  },
);

it('resets the active option when the text changes, so that Enter searches for the text [D-03]', async () => {
  const { user, field, address } = show();
  await user.type(field, 'a{ArrowDown}b{Enter}');
  expect(address()).toBe('/home?search=ab');
});

it('closes on Escape and keeps the text; a second Escape empties the field [X-13]', async () => {
  const { user, field } = show();
  await user.type(field, 'tea{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('tea');
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('');
  await user.type(field, 'x');
  expect(screen.getByRole('listbox')).toBeVisible();
});

it('closes when the focus leaves, and stays open for focus inside it', async () => {
  const { user, field } = show();
  await user.click(field);
  await user.tab();
  expect(screen.getByRole('listbox')).toBeVisible();
  await user.click(screen.getByText('elsewhere'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('shows the current search, and another address replaces it', async () => {
  const { field, user } = show({ address: '/home?search=rice' });
  expect(field).toHaveValue('rice');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

it.each([
  ['/categories', '/home?search=tea&from=categories'],
  ['/store/latest', '/home?search=tea&from=latest'],
  ['/home?search=rice&from=latest', '/home?search=tea&from=latest'],
  ['/home', '/home?search=tea'],
  ['/store/7', '/home?search=tea'],
])("adds the origin %s to the results' address [ROUTE-01] [D-03]", async (start, end) => {
  const { user, field, address } = show({ address: start });
  await user.clear(field);
  await user.type(field, 'tea{Enter}');
  expect(address()).toBe(end);
});

it('names what can be found in rental [HEAD-02] [GEN-04]', () => {
  const { field } = show({ session: { module: { id: 6, type: 'rental', name: 'Rental' } } });
  expect(field).toHaveAccessibleName('Search vehicles and providers');
});

it('searches without suggestions', async () => {
  const { user, field, address } = show({ slots: {} });
  await user.type(field, 'rice & beans?{ArrowDown}{Enter}');
  expect(address()).toBe('/home?search=rice%20%26%20beans%3F');
});

describe('the key /', () => {
  it('focuses the field without writing into it [X-13]', async () => {
    const { user, field } = show();
    await user.keyboard('/');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
  });

  it('does nothing once the visitor has switched it off [X-13]', async () => {
    const { user, field, session } = show();
    act(() => switchSearchKey(session, false));
    await user.keyboard('/');
    expect(field).not.toHaveFocus();
    act(() => switchSearchKey(session, true));
    await user.keyboard('/');
    expect(field).toHaveFocus();
  });

  it("works by the key's position in other scripts", () => {
    const { field } = show();
    fireEvent.keyDown(document.body, { key: '-', code: 'Slash' });
    expect(field).not.toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'ظ', code: 'Slash' });
    expect(field).toHaveFocus();
  });

  it('stays a letter in fields, with other keys, and under open layers [X-13]', async () => {
    const { user, field } = show();
    await user.type(screen.getByRole('textbox', { name: 'note' }), 'a/b');
    expect(screen.getByRole('textbox', { name: 'note' })).toHaveValue('a/b');
    screen.getByText('elsewhere').focus();
    await user.keyboard('{Control>}/{/Control}');
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    await user.keyboard('/');
    dialog.remove();
    expect(field).not.toHaveFocus();
  });
});

describe('on a phone', () => {
  const hide = (field: HTMLElement) => Object.assign(field, { checkVisibility: () => false });

  it('opens below the header by its button or by /, and returns the focus [X-02] [X-13]', async () => {
    const { user, field } = show();
    hide(field);
    await user.keyboard('/');
    const second = screen.getAllByRole('combobox')[1];
    expect(second).toHaveFocus();
    await user.keyboard('{Escape}{Escape}');
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Open search' })).toHaveFocus();
  });

  it('closes when another page opens', async () => {
    const { user, address } = show();
    await user.click(screen.getByRole('button', { name: 'Open search' }));
    await user.keyboard('plum{Enter}');
    expect(address()).toBe('/home?search=plum');
    expect(screen.getByRole('button', { name: 'Open search' })).toBeVisible();
  });
});
