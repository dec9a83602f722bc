/** What jsdom lacks and the shop's components need. */
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

// styled-components writes text nodes outside of production, and jsdom would parse the whole style sheet for every rule.
Object.assign(window, { SC_DISABLE_SPEEDY: false });
