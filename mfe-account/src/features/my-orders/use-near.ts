import { useEffect, useState, type RefObject } from 'react';

const nearness = '300px';

/** Whether an element is in sight or near the window; from then on it stays so. False on the server. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const seen = (entries: IntersectionObserverEntry[]) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true);
    };
    const observer = new IntersectionObserver(seen, { rootMargin: nearness });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, place]);
  return isNear;
}
