import { useSession } from '@shop/session';
import { useLocation, useNavigate } from '@shop/router';
import { useEffect } from 'react';

/**
 * Whether lists of the chosen module can be requested: location and module are known. Without a location it redirects
 * to the landing page, which comes back here (D-02); without a module the host asks for one (D-06).
 */
export function useShopReady(): boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const restored = useSession((session) => session.restored);
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const hasModule = useSession((session) => session.module !== null);
  useEffect(() => {
    if (restored && !hasZone)
      void navigate(`/?next=${encodeURIComponent(pathname + search)}`, { replace: true });
  }, [restored, hasZone, navigate, pathname, search]);
  return hasZone && hasModule;
}
