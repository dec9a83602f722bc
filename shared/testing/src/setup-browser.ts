/** What jsdom lacks and the shop's parts ask for. */
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
});

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(window, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver, scrollTo: () => {} });
Object.assign(Element.prototype, {
  scrollIntoView: () => {},
  scrollTo: () => {},
  scrollBy: () => {},
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
});

// Text nodes, the library's choice outside of production, make jsdom parse the whole sheet again with every rule.
Object.assign(window, { SC_DISABLE_SPEEDY: false });
