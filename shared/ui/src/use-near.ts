import { useInView } from 'react-intersection-observer';

/** How far outside of the window something counts as near: what is asked for then is there when it is seen. */
const nearness = '300px';

/**
 * Whether the element that `ref` is given to is in sight or near the window; from then on it stays so. False on a server.
 * `onNear` hears of it.
 */
export function useNear(onNear?: () => void) {
  const { ref, inView } = useInView({
    rootMargin: nearness,
    triggerOnce: true,
    ...(onNear && { onChange: (isNear: boolean) => isNear && onNear() }),
  });
  return { ref, isNear: inView };
}

/** What `data-when-near` says of such a place: what stands there for the time being does not move before it is asked for. */
export const nearMark = (isNear: boolean): 'now' | 'later' => (isNear ? 'now' : 'later');
