const isSeen = (node: Node) => !(node instanceof Element) || getComputedStyle(node).display !== 'none';

/** Text of an element without what its children hide: what a visitor reads. */
export const textSeen = (element: Element | null): string =>
  [...(element?.childNodes ?? [])]
    .filter(isSeen)
    .map((node) => node.textContent)
    .join('');
