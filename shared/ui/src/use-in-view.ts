import { useInView as useIntersection } from 'react-intersection-observer';

/** Distance from the window within which something counts as almost in view, so that it is loaded before it is visible. */
const margin = '300px';

/**
 * Whether the element of `ref` is or was almost in view. False on a server. `onInView` is called when it becomes true.
 */
export function useInView(onInView?: () => void) {
  const { ref, inView } = useIntersection({
    rootMargin: margin,
    triggerOnce: true,
    ...(onInView && { onChange: (isInView: boolean) => isInView && onInView() }),
  });
  return { ref, isNear: inView };
}

/** The value of `data-when-near`: the placeholders of `later` are not animated. */
export const getInViewState = (isNear: boolean): 'now' | 'later' => (isNear ? 'now' : 'later');
