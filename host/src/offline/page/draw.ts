import type { LastSeen, SeenCart, SeenPage } from '../last-seen';
import type { Words } from './words';

/** Why the page is shown: no network, a shop that cannot be reached, or one that does not answer. */
export type Reason = 'offline' | 'unreachable' | 'slow';

export interface Shown {
  words: Words;
  language: string;
  reason: Reason;
  seen: LastSeen;
  onRetry: () => void;
}

const sentences: Record<Reason, [title: keyof Words, story: keyof Words]> = {
  offline: ['title', 'story'],
  unreachable: ['unreachable', 'unreachableStory'],
  slow: ['slow', 'slowStory'],
};

type Child = Node | string;

/** An element; texts in it are texts, whatever they hold (F-36). */
function element(name: string, className: string, ...children: Child[]): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/** Words from outside keep their own direction. */
const isolated = (text: string) => element('bdi', '', text);

/** A place for a picture, which is put in when it is found. */
function pictureOf(path: string | null, name: string): HTMLElement {
  const frame = element('span', 'picture', [...name.trim()][0]?.toUpperCase() ?? '');
  frame.setAttribute('aria-hidden', 'true');
  if (path) frame.dataset.picture = path;
  return frame;
}

function card({ name, detail, picture }: SeenPage): HTMLElement {
  const words = [element('strong', 'name', isolated(name)), element('span', 'soft', isolated(detail))];
  return element('li', 'card', pictureOf(picture, name), ...words);
}

function cartSection({ count, total, lines }: SeenCart, { words, language }: Shown): HTMLElement {
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const rows = lines.map((line) =>
    element(
      'li',
      'line',
      pictureOf(line.picture, line.name),
      element('span', 'name', isolated(line.name)),
      element('span', 'soft', `× ${number(line.quantity)}`),
      element('span', 'price', isolated(line.price)),
    ),
  );
  const rest = count - lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (rest > 0) rows.push(element('li', 'soft', words.more.replace('{count}', number(rest))));
  const sum = element('p', 'total', element('span', '', words.total), isolated(total));
  const title = element('h2', '', words.cart, ' ', element('span', 'count', number(count)));
  return element(
    'section',
    '',
    title,
    element('ul', 'lines', ...rows),
    sum,
    element('p', 'soft', words.cartNote),
  );
}

/** All that the page shows; puts it into `root`. */
export function draw(root: HTMLElement, shown: Shown): void {
  const { words, seen, reason, onRetry } = shown;
  const [title, story] = sentences[reason];
  const retry = element('button', 'retry', words.retry);
  retry.setAttribute('type', 'button');
  retry.addEventListener('click', onRetry);
  const heading = element('h1', '', words[title]);
  const state = element('div', 'state', heading, element('p', 'soft', words[story]), retry);
  state.setAttribute('role', 'status');
  const cart = seen.cart ? [cartSection(seen.cart, shown)] : [];
  const pages =
    seen.pages.length > 0
      ? [
          element(
            'section',
            '',
            element('h2', '', words.seen),
            element('ul', 'cards', ...seen.pages.map(card)),
          ),
        ]
      : [];
  root.replaceChildren(state, ...cart, ...pages);
  document.title = seen.shop ? `${words[title]} – ${seen.shop}` : words[title];
}
