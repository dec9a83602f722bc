import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns whether the component is still mounted. A response that comes after the visitor has closed the dialog, or left the
 * page, must neither open another page nor close another dialog.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
