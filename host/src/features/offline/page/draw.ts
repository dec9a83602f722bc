import type { LastSeen, SeenCart, SeenOrder, SeenPage, SeenRow } from '../last-seen';
import type { Texts } from './texts';

/** Why the page is shown: no network, an unreachable shop, or one that does not respond. */
export type Reason = 'offline' | 'unreachable' | 'slow';

export interface Shown {
  /** The path that the visitor asked for: what is stored of it stands open. */
  path: string;
  texts: Texts;
  language: string;
  reason: Reason;
  lastSeen: LastSeen;
  onRetry: () => void;
}

type TextKey = Exclude<keyof Texts, 'status'>;

const sentences: Record<Reason, [title: TextKey, story: TextKey]> = {
  offline: ['title', 'story'],
  unreachable: ['unreachable', 'unreachableStory'],
  slow: ['slow', 'slowStory'],
};

type Child = Node | string;

/** Creates an element; strings become text nodes, whatever they contain (F-36). */
function element(name: string, className: string, ...children: Child[]): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/** Text from outside keeps its own direction. */
const isolated = (text: string) => element('bdi', '', text);

/** A placeholder for a picture, which is inserted when the cache has it. */
function createPicture(path: string | null, name: string): HTMLElement {
  const frame = element('span', 'picture', [...name.trim()][0]?.toUpperCase() ?? '');
  frame.setAttribute('aria-hidden', 'true');
  if (path) frame.dataset.picture = path;
  return frame;
}

function createCard({ name, detail, picture }: SeenPage): HTMLElement {
  const lines = [element('strong', 'name', isolated(name)), element('span', 'soft', isolated(detail))];
  return element('li', 'card', createPicture(picture, name), ...lines);
}

/** A list of names, each with a price or a quantity. */
const createRows = (rows: readonly SeenRow[]) =>
  element(
    'ul',
    'rows',
    ...rows.map(({ name, detail }) =>
      element(
        'li',
        'line',
        element('span', 'name', isolated(name)),
        element('span', 'price', isolated(detail)),
      ),
    ),
  );

/** Something that opens when it is pressed, without a script. */
function createDetails(isOpen: boolean, summary: readonly Child[], ...content: Child[]): HTMLElement {
  const details = element('details', '', element('summary', 'line', ...summary), ...content);
  details.toggleAttribute('open', isOpen);
  return element('li', '', details);
}

/** A store with the part of its menu that the visitor has seen. */
function createStore({ path, name, detail, picture, rows }: SeenPage, shown: Shown): HTMLElement {
  const words = element(
    'span',
    'name',
    element('strong', '', isolated(name)),
    element('span', 'soft', isolated(detail)),
  );
  const summary = [createPicture(picture, name), words];
  return rows.length > 0
    ? createDetails(path === shown.path, summary, createRows(rows))
    : element('li', 'line', ...summary);
}

/** Status, sum and contents of an order, with the store's phone number. */
function createOrder(order: SeenOrder, { texts, path }: Shown): HTMLElement {
  const status = Object.hasOwn(texts.status, order.status)
    ? texts.status[order.status as keyof Texts['status']]
    : '';
  const title = element(
    'strong',
    '',
    texts.order.replace('{id}', String(order.id)),
    ' · ',
    isolated(order.store),
  );
  const words = element('span', 'name', title, element('span', 'soft', isolated(order.placedAt)));
  const state = element('span', 'state-word', status);
  const sum = element('p', 'total', element('span', '', texts.orderTotal), isolated(order.total));
  const call = element('a', 'call', texts.call, ' ', isolated(order.phone));
  call.setAttribute('href', `tel:${order.phone.replace(/[^+\d]/g, '')}`);
  const isAskedFor = /^\/(my-orders|order-|track-order|profile)/.test(path);
  return createDetails(
    isAskedFor,
    [words, state],
    createRows(order.rows),
    sum,
    ...(order.phone ? [call] : []),
  );
}

const createSection = (title: string, className: string, entries: readonly HTMLElement[]) =>
  entries.length > 0
    ? [element('section', '', element('h2', '', title), element('ul', className, ...entries))]
    : [];

function createCartSection({ count, total, lines }: SeenCart, { texts, language }: Shown): HTMLElement {
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const rows = lines.map((line) =>
    element(
      'li',
      'line',
      createPicture(line.picture, line.name),
      element('span', 'name', isolated(line.name)),
      element('span', 'soft', `× ${number(line.quantity)}`),
      element('span', 'price', isolated(line.price)),
    ),
  );
  const rest = count - lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (rest > 0) rows.push(element('li', 'soft', texts.more.replace('{count}', number(rest))));
  const sum = element('p', 'total', element('span', '', texts.total), isolated(total));
  const title = element('h2', '', texts.cart, ' ', element('span', 'count', number(count)));
  return element(
    'section',
    '',
    title,
    element('ul', 'lines', ...rows),
    sum,
    element('p', 'soft', texts.cartNote),
  );
}

/** Renders the page into `root`. Returns what shows another reason, and leaves everything else as the visitor has it. */
export function draw(root: HTMLElement, shown: Shown): (reason: Reason) => void {
  const { texts, lastSeen, reason: initialReason, onRetry } = shown;
  const retry = element('button', 'retry', texts.retry);
  retry.setAttribute('type', 'button');
  retry.addEventListener('click', onRetry);
  const heading = element('h1', '');
  const paragraph = element('p', 'soft');
  const state = element('div', 'state', heading, paragraph, retry);
  state.setAttribute('role', 'status');
  const showReason = (reason: Reason) => {
    const [title, story] = sentences[reason];
    heading.textContent = texts[title];
    paragraph.textContent = texts[story];
    document.title = lastSeen.shop ? `${texts[title]} – ${lastSeen.shop}` : texts[title];
  };
  showReason(initialReason);
  const cart = lastSeen.cart ? [createCartSection(lastSeen.cart, shown)] : [];
  const isStore = ({ path }: SeenPage) => path.startsWith('/store/');
  const stores = lastSeen.pages.filter(isStore).map((store) => createStore(store, shown));
  const items = lastSeen.pages.filter((page) => !isStore(page)).map(createCard);
  const orders = lastSeen.orders.map((order) => createOrder(order, shown));
  const sections = [
    ...createSection(texts.orders, 'lines', orders),
    ...createSection(texts.stores, 'lines', stores),
    ...createSection(texts.seen, 'cards', items),
  ];
  root.replaceChildren(state, ...cart, ...sections);
  return showReason;
}
