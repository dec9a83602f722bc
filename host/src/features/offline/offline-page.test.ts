import { screen, within } from '@testing-library/react';
import {
  parseLastSeen,
  readLastSeen,
  withOrders,
  withPage,
  writeLastSeen,
  type LastSeen,
  type SeenOrder,
} from './last-seen';
import { draw } from './page/draw';
import { start } from './page/main';
import { getBrandName, hideNameBesideWideLogo } from './page/shop-brand';
import { getTexts } from './page/texts';

const aPage = (number: number) => ({
  path: `/product/${number}`,
  name: `Item ${number}`,
  detail: '$1.00',
  picture: `/media/${number}.png`,
  rows: [],
});

const anOrder = (own: Partial<SeenOrder> = {}): SeenOrder => ({
  id: 100_007,
  store: 'Burger Yard',
  phone: '+1 (555) 010-2030',
  status: 'picked_up',
  placedAt: 'Mar 3, 2026, 2:30 PM',
  total: '$33.02',
  rows: [{ name: 'Smash Burger', detail: '× 2' }],
  ...own,
});

const lastSeen: LastSeen = {
  shop: 'Mosaic',
  pages: [aPage(1)],
  cart: {
    count: 5,
    total: '$12.00',
    lines: [{ name: '<b>Soup</b>', quantity: 2, price: '$6.00', picture: null }],
  },
  orders: [],
};

const show = (own: Partial<Parameters<typeof draw>[1]> = {}, language = 'en') => {
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  const { texts } = getTexts(language, []);
  draw(root, {
    path: '/home',
    texts,
    language,
    reason: 'offline',
    lastSeen,
    onRetry: () => undefined,
    ...own,
  });
  return root;
};

it('shows that there is no network, the cart and the pages seen last [X-09]', () => {
  show();
  expect(screen.getByRole('status')).toHaveTextContent('You are offline');
  expect(screen.getByRole('heading', { name: 'Your cart, as last seen 5' })).toBeVisible();
  const [line, more] = within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem');
  expect(line).toHaveTextContent('<b>Soup</b>');
  expect(line).toHaveTextContent('× 2');
  expect(more).toHaveTextContent('and 3 more');
  expect(screen.getByText('$12.00')).toBeVisible();
  expect(screen.getByText('Item 1')).toBeVisible();
  expect(document.title).toBe('You are offline – Mosaic');
  expect(document.querySelector('b')).toBeNull();
});

it('shows other texts when the shop is unreachable or does not respond [F-08]', () => {
  show({ reason: 'unreachable' });
  expect(screen.getByRole('heading', { name: 'The shop cannot be reached' })).toBeVisible();
  show({ reason: 'slow' });
  expect(screen.getByRole('heading', { name: 'This takes unusually long' })).toBeVisible();
});

it('shows the last orders with a number to call, and opens what was asked for [X-32]', () => {
  show({ lastSeen: { ...lastSeen, orders: [anOrder()] }, path: '/my-orders' });
  const order = screen.getByText('Order #100007', { exact: false }).closest('details');
  expect(order).toHaveAttribute('open');
  expect(order).toHaveTextContent('Burger Yard');
  expect(order).toHaveTextContent('Picked up');
  expect(order).toHaveTextContent('Smash Burger× 2');
  expect(order).toHaveTextContent('Total$33.02');
  expect(screen.getByRole('link', { name: 'Call the store +1 (555) 010-2030' })).toHaveAttribute(
    'href',
    'tel:+15550102030',
  );
  show({ lastSeen: { ...lastSeen, orders: [anOrder({ status: 'constructor', phone: '' })] } });
  expect(document.querySelector('details')).not.toHaveAttribute('open');
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows the stores that were seen, with the part of the menu that was seen [X-32]', () => {
  const store = { ...aPage(1), path: '/store/12', name: 'Burger Yard', detail: 'Main Street 1' };
  const menu = { ...store, rows: [{ name: 'Smash Burger', detail: '$9.00' }] };
  show({ lastSeen: { ...lastSeen, pages: [menu, aPage(2)] }, path: '/store/12' });
  const section = screen.getByRole('heading', { name: 'Stores that you have seen' }).closest('section');
  expect(section?.querySelector('details')).toHaveAttribute('open');
  expect(section).toHaveTextContent('Smash Burger$9.00');
  expect(section).not.toHaveTextContent('Item 2');
  show({ lastSeen: { ...lastSeen, pages: [store] } });
  expect(document.querySelector('details')).toBeNull();
  expect(screen.getByText('Main Street 1')).toBeVisible();
});

it('keeps the newest orders, each once, and what is known of their contents [X-32]', () => {
  const many = Array.from({ length: 9 }, (_, number) => anOrder({ id: number + 1 }));
  const stored = withOrders(lastSeen, many);
  expect(stored.orders.map(({ id }) => id)).toEqual([9, 8, 7, 6, 5]);
  const [newest] = withOrders(stored, [anOrder({ id: 9, status: 'delivered', rows: [] })]).orders;
  expect(newest).toMatchObject({ id: 9, status: 'delivered', rows: [{ name: 'Smash Burger' }] });
  expect(parseLastSeen(JSON.parse(JSON.stringify(stored)))).toEqual(parseLastSeen(stored));
});

it('has the brand’s name in the visitor’s language, and none without a brand [X-33]', () => {
  const names = '{"ar":"زعفران","default":"Saffron"}';
  expect(['ar', 'ur'].map((language) => getBrandName(names, language))).toEqual(['زعفران', 'Saffron']);
  expect([getBrandName('{}', 'en'), getBrandName(undefined, 'en')]).toEqual([null, null]);
});

it.each([
  ['wide', 132, true],
  ['square', 32, false],
])('shows the name once, beside a %s logo or in it [X-33]', (_case, naturalWidth, isHidden) => {
  document.body.innerHTML = '<img alt=""><bdi>Saffron</bdi>';
  const [logo, name] = [document.querySelector('img'), document.querySelector('bdi')];
  if (!logo || !name) throw new Error('the page is empty');
  hideNameBesideWideLogo([logo], name);
  Object.defineProperties(logo, { naturalWidth: { value: naturalWidth }, naturalHeight: { value: 32 } });
  logo.dispatchEvent(new Event('load'));
  expect(name.hidden).toBe(isHidden);
  expect(logo.alt).toBe(isHidden ? 'Saffron' : '');
});

it('tries again on request [X-09]', () => {
  const onRetry = jest.fn();
  show({ onRetry });
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('leaves pictures, open parts and the focus alone when the network goes after the page has opened [X-09] [X-32]', () => {
  jest.useFakeTimers(); // the page looks for the shop from time to time
  document.body.innerHTML = '<bdi id="shop"></bdi><main id="main"></main>';
  writeLastSeen(localStorage, { ...lastSeen, orders: [anOrder()] });
  start();
  expect(screen.getByRole('heading', { name: 'The shop cannot be reached' })).toBeVisible();
  const details = document.querySelector('details');
  details?.setAttribute('open', '');
  document.querySelector('[data-picture]')?.replaceChildren(document.createElement('img'));
  const retry = screen.getByRole('button', { name: 'Try again' });
  retry.focus();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(screen.getByRole('status')).toHaveTextContent('You are offline');
  expect(document.title).toBe('You are offline – Mosaic');
  expect(retry).toHaveFocus();
  expect(document.querySelector('details[open]')).toBe(details);
  expect(document.querySelector('img')).toBeInTheDocument();
  localStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('shows only the message when nothing is stored [F-33]', () => {
  const root = show({ lastSeen: parseLastSeen(null) });
  expect(root.children).toHaveLength(1);
});

it.each([
  ['ar', ['en'], 'ar'],
  [null, ['ur-PK', 'en'], 'ur'],
  ['xx', ['fr'], 'en'],
  ['__proto__', [], 'en'],
])('is in the chosen language, otherwise in a preferred one: %s', (chosen, preferred, language) => {
  expect(getTexts(chosen, preferred).language).toBe(language);
});

it.each(['{', '[]', '7', '{"pages":7,"cart":[]}', '{"pages":[{"path":"//evil.example","name":"x"}]}'])(
  'ignores %s [F-32]',
  (stored) => {
    expect(readLastSeen({ getItem: () => stored })).toEqual({ shop: '', pages: [], cart: null, orders: [] });
  },
);

it('stores few pages and lines, each page once, the latest first', () => {
  const many = Array.from({ length: 20 }, (_, number) => aPage(number));
  const stored = many.reduce(withPage, lastSeen);
  expect(stored.pages.map(({ name }) => name).slice(0, 2)).toEqual(['Item 19', 'Item 18']);
  expect(
    withPage(stored, aPage(18))
      .pages.map(({ name }) => name)
      .slice(0, 2),
  ).toEqual(['Item 18', 'Item 19']);
  const store = new Map<string, string>();
  const line = { name: 'x'.repeat(9_999), quantity: 1, price: '$1', picture: null };
  const cart = { count: 400, total: '$400', lines: Array.from({ length: 400 }, () => line) };
  writeLastSeen({ setItem: (key, value) => void store.set(key, value) }, { ...stored, cart });
  const [text = ''] = store.values();
  expect(text.length).toBeLessThan(8_000);
  expect(parseLastSeen(JSON.parse(text))).toMatchObject({ cart: { count: 400 } });
});

it('works without storage [F-31]', () => {
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => writeLastSeen({ setItem: fail }, lastSeen)).not.toThrow();
  expect(readLastSeen({ getItem: fail }).cart).toBeNull();
});
