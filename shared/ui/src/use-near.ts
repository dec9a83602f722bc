import { useInView } from 'react-intersection-observer';

/** Distance from the window within which something counts as almost in view, so that it is loaded before it is visible. */
const nearness = '300px';

/**
 * Whether the element of `ref` is or was almost in view. False on a server. `onNear` is called when it becomes true.
 */
export function useNear(onNear?: () => void) {
  const { ref, inView } = useInView({
    rootMargin: nearness,
    triggerOnce: true,
    ...(onNear && { onChange: (isNear: boolean) => isNear && onNear() }),
  });
  return { ref, isNear: inView };
}

/** The value of `data-when-near`: the placeholders of `later` are not animated. */
export const nearMark = (isNear: boolean): 'now' | 'later' => (isNear ? 'now' : 'later');
