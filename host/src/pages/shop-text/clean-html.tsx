import { parseDocument } from 'htmlparser2';
import { createElement, Fragment, type ReactNode } from 'react';

type Node = ReturnType<typeof parseDocument>['children'][number];

/** Element → the element it becomes. The page's own title is the only h1. */
const allowed: Record<string, string> = {
  ...{ h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6' },
  ...{ p: 'p', div: 'div', blockquote: 'blockquote', ul: 'ul', ol: 'ol', li: 'li', hr: 'hr', br: 'br' },
  ...{ strong: 'strong', b: 'b', em: 'em', i: 'i', u: 'u', s: 's', sub: 'sub', sup: 'sup', a: 'a' },
  ...{ table: 'table', thead: 'thead', tbody: 'tbody', tr: 'tr', th: 'th', td: 'td' },
};

/** Removed with their contents; other elements that are not allowed are replaced by their contents. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'form',
]);

const empty = new Set(['br', 'hr']);

const isSafe = (href: string) => /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(href.trim());

/** Only a link's address is kept, if it is a web, mail or phone address. */
function linkProps(href: string | undefined) {
  if (!href || !isSafe(href)) return {};
  const isOutside = /^https?:/i.test(href.trim());
  return { href: href.trim(), ...(isOutside && { target: '_blank', rel: 'noopener noreferrer' }) };
}

function toReact(node: Node, key: number): ReactNode {
  if (node.type === 'text') return node.data;
  if (!('children' in node) || !('name' in node) || dropped.has(node.name)) return null;
  const children = node.children.map(toReact);
  const tag = allowed[node.name];
  if (!tag) return createElement(Fragment, { key }, children);
  const props = tag === 'a' ? linkProps(node.attribs.href) : {};
  return createElement(tag, { key, ...props }, ...(empty.has(tag) ? [] : [children]));
}

/**
 * The shop owner's HTML as elements of this page: built from a short list of elements without attributes, never given
 * to the browser as HTML. Works the same on the server, where there is no document.
 */
export function CleanHtml({ html }: { html: string }) {
  return <>{parseDocument(html).children.map(toReact)}</>;
}
