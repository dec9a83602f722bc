import { useEffect, useState, type RefObject } from 'react';

/** How far below the window something is asked for ahead, so that it is there when it is seen. */
const ahead = '600px';

/** Whether an element has come near the window; from then on it stays so. False on the server. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, place]);
  return isNear;
}
