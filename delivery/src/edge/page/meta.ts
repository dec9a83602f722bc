import { isRecord } from '@shop/contract';
import type { Answer } from '../fetch-answer';
import type { Rendered } from '../render/messages';
import { escapeHtml } from './escape';

/** What the answer that a route is about says of it, whatever kind of thing that is. */
export interface Said {
  title: string;
  description: string;
  /** The largest picture: preloaded and shared. */
  picture: string | null;
}

const longest = 300;

const line = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, longest) : '';

/** Descriptions of some backends are HTML. */
const withoutTags = (value: unknown) =>
  line(typeof value === 'string' ? value.replace(/<[^>]*>/g, ' ') : value);

/** Some backends wrap their answers. */
const inner = (body: unknown): Record<string, unknown> => {
  if (!isRecord(body)) return {};
  const wrapped = body.data ?? body.content;
  return isRecord(wrapped) && !('name' in body) ? wrapped : body;
};

function pictureAt(body: Record<string, unknown>, path: readonly string[]): string | null {
  let value: unknown = body;
  for (const name of path) {
    const isOwn = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    value = isOwn ? (value as Record<string, unknown>)[name] : undefined; // just seen to be its own
  }
  if (typeof value !== 'string') return null;
  // Of a page's preloads only addresses of pictures may come from outside: no other scheme, nobody's user name.
  return /^(https?:\/\/[^\s"'<>]+|\/(?!\/)[^\s"'<>]*)$/.test(value) ? value : null;
}

/** What an item's or store's answer gives: its name, its words, and the picture that the route names. */
export function metaFrom(answer: Answer, picturePath: readonly string[]): Said {
  const body = inner(answer.body);
  return {
    title: line(body.name),
    description: withoutTags(body.meta_description) || withoutTags(body.description) || line(body.address),
    picture: pictureAt(body, picturePath),
  };
}

/** Title of the page, and its largest picture, which is fetched first; each unless the rendered head has it. */
export function titleTags(
  { title, picture }: Pick<Said, 'title' | 'picture'>,
  shopName: string,
  rendered: Pick<Rendered, 'title' | 'pictures'> | null,
): string {
  const full = title ? `${title} · ${shopName}` : shopName;
  const isFetched = picture && rendered?.pictures.includes(escapeHtml(picture));
  const shared = !title && rendered?.title ? rendered.title : escapeHtml(title || shopName);
  return [
    picture &&
      !isFetched &&
      `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(picture)}">`,
    rendered?.title == null && `<title>${escapeHtml(full)}</title>`,
    `<meta property="og:title" content="${shared}">`,
    `<meta property="og:site_name" content="${escapeHtml(shopName)}">`,
  ]
    .filter(Boolean)
    .join('');
}
