const isVisible = (node: Node) => !(node instanceof Element) || getComputedStyle(node).display !== 'none';

/** Text of an element without hidden children: what a visitor reads. */
export const visibleText = (element: Element | null): string =>
  [...(element?.childNodes ?? [])]
    .filter(isVisible)
    .map((node) => node.textContent)
    .join('');
