import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls `leave` when another page is opened: layers over a page close with it. */
export function useOnLeave(leave: () => void): void {
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== openedAt) leave();
  }, [pathname, openedAt, leave]);
}
