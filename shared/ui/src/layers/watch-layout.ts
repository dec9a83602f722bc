/** Attributes by which style rules show, hide or move what `watchLayout` is used for. */
const attributeFilter = ['class', 'hidden', 'aria-expanded', 'data-state', 'data-requested', 'data-waiting'];
const events = ['scroll', 'resize', 'focusin', 'focusout', 'transitionend', 'animationend'];

/**
 * Calls `onChange` at most once a frame when things may have moved in the page: they have come, gone or been resized, or
 * the visitor has scrolled or moved the focus. It may change styles of elements. Returns how to stop.
 */
export function watchLayout(onChange: () => void): () => void {
  let frame = 0;
  const plan = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      onChange();
    });
  };
  const mutations = new MutationObserver(plan);
  mutations.observe(document.body, { subtree: true, childList: true, attributeFilter });
  const sizes = new ResizeObserver(plan); // what loads late in the page moves the rest
  sizes.observe(document.body);
  // While capturing, so that parts that scroll by themselves are heard, too.
  for (const event of events) window.addEventListener(event, plan, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    mutations.disconnect();
    sizes.disconnect();
    for (const event of events) window.removeEventListener(event, plan, { capture: true });
  };
}
