import type { LastSeen, SeenCart, SeenPage } from '../last-seen';
import type { Texts } from './texts';

/** Why the page is shown: no network, an unreachable shop, or one that does not respond. */
export type Reason = 'offline' | 'unreachable' | 'slow';

export interface Shown {
  texts: Texts;
  language: string;
  reason: Reason;
  lastSeen: LastSeen;
  onRetry: () => void;
}

const sentences: Record<Reason, [title: keyof Texts, story: keyof Texts]> = {
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

/** Renders the page into `root`. */
export function draw(root: HTMLElement, shown: Shown): void {
  const { texts, lastSeen, reason, onRetry } = shown;
  const [title, story] = sentences[reason];
  const retry = element('button', 'retry', texts.retry);
  retry.setAttribute('type', 'button');
  retry.addEventListener('click', onRetry);
  const heading = element('h1', '', texts[title]);
  const state = element('div', 'state', heading, element('p', 'soft', texts[story]), retry);
  state.setAttribute('role', 'status');
  const cart = lastSeen.cart ? [createCartSection(lastSeen.cart, shown)] : [];
  const pages =
    lastSeen.pages.length > 0
      ? [
          element(
            'section',
            '',
            element('h2', '', texts.seen),
            element('ul', 'cards', ...lastSeen.pages.map(createCard)),
          ),
        ]
      : [];
  root.replaceChildren(state, ...cart, ...pages);
  document.title = lastSeen.shop ? `${texts[title]} – ${lastSeen.shop}` : texts[title];
}
