import { useEffect, useState, type RefObject } from 'react';
import { whenNear } from './when-near';

/** Whether an element is in sight or near the window (`whenNear`); from then on it stays so. False on the server. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    return whenNear(place.current, () => setNear(true));
  }, [isNear, place]);
  return isNear;
}

/** What `data-when-near` says of such a place: what stands there for the time being does not move before it is asked for. */
export const nearMark = (isNear: boolean): 'now' | 'later' => (isNear ? 'now' : 'later');
