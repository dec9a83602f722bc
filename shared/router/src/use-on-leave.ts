import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Tells that another page was opened since this came: layers over a page go with it. */
export function useOnLeave(leave: () => void): void {
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== openedAt) leave();
  }, [pathname, openedAt, leave]);
}
